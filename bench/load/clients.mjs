// Many tables of two players, all moving: `node clients.mjs leagues|boardgame DIALECT URL PID GAMES WARM_SECONDS
// SECONDS full|paced|killed`. DIALECT is the file that speaks with the server.
//
// `full`: all tables are opened, then the clock starts and every table moves again as soon as both players have seen the last
// move. When a quarter of the games have ended the clock stops, and the next round begins with new tables.
// `paced`: every table moves once a second, each at a moment of its own; a game that has ended is followed by a new one, and
// at the beginning every table makes a number of moves of its own, so that games are at all stages.
// `killed`: as fast as can be until the server dies; then it prints what each table was told last.
// Prints `open` once, when all tables are open and have moved, and at the end one JSON object about the measured seconds.
// PID is the server's.

import { readFileSync } from 'node:fs';

const [kind, dialect, url, pid, games, warm, seconds, mode] = process.argv.slice(2);
const { Table } = await import(dialect);
const AT_ONCE = 20; // tables that are being opened at one time
const HEAD_START = 40; // moves at most
const ENOUGH = 0.25; // of the games have ended
const TICKS = 100; // of the processor's clock in a second, as Linux tells it

const told = [];
let found;
let stopped = false;
let opened = false;

function forget() {
  found = { moves: 0, late: 0, latencies: [], bytes: [], explained: [], seconds: 0, opened: 0, opening: 0, server: 0, clients: 0 };
}

function fail(error) {
  if (stopped) return;
  if (mode === 'killed') {
    stopped = true;
    setTimeout(() => { // what has arrived already is still read
      console.log(JSON.stringify(told.map((table) => table.told())));
      process.exit(0);
    }, 500);
    return;
  }
  console.error(`${kind}: ${error.stack ?? error}`);
  process.exit(1);
}

class Game {
  async open() {
    this.ready = false;
    this.table = await Table.begin(url, {
      sent: (seat) => {
        this.mover = seat;
        this.at = performance.now();
      },
      heard: (seat, bytes, over) => this.heard(seat, bytes, over),
      explained: (bytes) => found.explained.push(bytes),
      failed: fail,
    });
    if (mode === 'killed') told.push(this.table);
    this.ready = true;
  }

  move() {
    if (stopped) return;
    this.ready = false;
    this.unseen = 2;
    this.table.move();
  }

  heard(seat, bytes, over) {
    found.bytes.push(bytes);
    if (seat !== this.mover) found.latencies.push(performance.now() - this.at);
    this.unseen -= 1;
    if (this.unseen) return;
    found.moves += 1;
    this.ready = !over;
    if (over) this.ended();
    else this.next();
  }

  close() {
    this.table.close();
  }
}

class Paced extends Game {
  async headStart() {
    this.left = Math.floor(Math.random() * HEAD_START);
    await new Promise((resolve) => {
      this.started = resolve;
      this.next();
    });
  }

  next() {
    this.left -= 1;
    if (this.left >= 0) this.move();
    else if (this.left === -1) this.started();
  }

  ended() {
    this.close();
    found.opened += 1;
    this.open().then(() => this.next()).catch(fail);
  }

  tick() {
    if (this.ready) this.move();
    else found.late += 1;
  }
}

class Endless extends Game {
  next() {
    this.move();
  }

  ended() {
    this.close();
    this.open().then(() => this.move()).catch(fail);
  }
}

class Hurried extends Game {
  next() {
    if (!this.round.over) this.move();
  }

  ended() {
    this.round.end();
  }
}

function sayOpen() {
  if (!opened) console.log('open');
  opened = true;
}

const sleep = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });

async function openAll(Kind) {
  const all = Array.from({ length: Number(games) }, () => new Kind());
  const waiting = [...all];
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    while (waiting.length) await waiting.shift().open();
  })).catch(fail);
  return all;
}

function processorSeconds() {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const own = process.cpuUsage();
  return [(Number(fields[11]) + Number(fields[12])) / TICKS, (own.user + own.system) / 1e6];
}

async function clocked(what) {
  const [began, before] = [performance.now(), processorSeconds()];
  await what();
  const after = processorSeconds();
  found.seconds += (performance.now() - began) / 1000;
  found.server += after[0] - before[0];
  found.clients += after[1] - before[1];
}

async function round() {
  const began = performance.now();
  const all = await openAll(Hurried);
  found.opening += (performance.now() - began) / 1000;
  found.opened += all.length;
  await clocked(() => new Promise((resolve) => {
    let left = Math.ceil(all.length * ENOUGH);
    const here = { over: false, end() {
      left -= 1;
      if (left) return;
      this.over = true;
      resolve();
    } };
    for (const game of all) {
      game.round = here;
      game.move();
    }
  }));
  await sleep(50); // the last updates arrive
  sayOpen();
  all.forEach((game) => game.close());
}

async function full() {
  const until = performance.now() + Number(warm) * 1000;
  do await round(); while (performance.now() < until);
  forget();
  while (found.seconds < Number(seconds)) await round();
}

async function paced() {
  const all = await openAll(Paced);
  await Promise.all(all.map((game) => game.headStart()));
  all.forEach((game, index) => setTimeout(() => setInterval(() => game.tick(), 1000), (index * 1000) / all.length));
  await sleep(1000 + Number(warm) * 1000);
  forget();
  sayOpen();
  await clocked(() => sleep(Number(seconds) * 1000));
}

async function killed() {
  const all = await openAll(Endless);
  all.forEach((game) => game.move());
  sayOpen();
  await sleep(1e9);
}

function quantile(numbers, share) {
  numbers.sort((a, b) => a - b);
  return numbers[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? null;
}

forget();
await { full, paced, killed }[mode]();
stopped = true;
console.log(JSON.stringify({
  moves_per_second: found.moves / found.seconds,
  p50_ms: quantile(found.latencies, 0.5), p99_ms: quantile(found.latencies, 0.99), worst_ms: quantile(found.latencies, 1),
  bytes: quantile(found.bytes, 0.5), late: found.late,
  explained_per_second: found.explained.length / found.seconds, explained_bytes: quantile(found.explained, 0.5) ?? 0,
  opened_per_second: found.opened / (found.opening || found.seconds),
  server_busy: found.server / found.seconds, client_busy: found.clients / found.seconds,
}));
process.exit(0);
