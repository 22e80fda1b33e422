// Two people at one table of ours, each with a web socket of their own. They answer at random among what the server calls legal.

import { createHash, randomBytes } from 'node:crypto';
import WebSocket from 'ws';

const ANYONE = -2;
const ASKED = { game: 'nautilion', options: { players: 2 }, luck: 'fair', together: false };
const EXPLAIN = process.env.LEAGUES_EXPLAIN ? { explain: true } : {}; // pages want to be told what their choices would do
const pick = (list) => list[Math.floor(Math.random() * list.length)];

async function create(url) {
  const reply = await fetch(`${url}/api/tables`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(ASKED),
  });
  if (!reply.ok) throw new Error(`no table: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

class Seat {
  constructor(table, number, url, token) {
    this.table = table;
    this.number = number;
    this.count = 0;
    this.luck = randomBytes(16);
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
    this.socket.on('open', () => this.send({ do: 'hello', token, luck: this.luck.toString('hex'), ...EXPLAIN }));
    this.socket.on('message', (data) => this.hear(JSON.parse(data), data.length));
    this.socket.on('error', (error) => table.hooks.failed(error));
    this.socket.on('close', (code, reason) => table.closed || table.hooks.failed(new Error(`closed: ${code} ${reason}`)));
  }

  send(message) {
    this.socket.send(JSON.stringify(message));
  }

  play(answer) {
    this.count += 1;
    this.table.hooks.sent(this.number);
    this.send({ do: 'play', id: `${this.number}-${this.count}`, revision: this.revision, answer });
  }

  hear(message, bytes) {
    switch (message.is) {
      case 'dice':
        this.give(message);
        break;
      case 'welcome':
        this.know(message);
        this.commitment = message.commitment;
        if (message.dice) this.give(message.dice);
        this.table.welcomed();
        break;
      case 'update':
        this.know(message);
        this.table.hooks.heard(this.number, bytes, Boolean(this.question.outcome));
        break;
      case 'explained':
        this.table.hooks.explained(bytes);
        break;
      case 'proposed':
        if (message.seat >= 0 && message.seat !== this.number) this.play(message.answer ?? 0);
        break;
      case 'refused':
        this.table.hooks.failed(new Error(JSON.stringify(message)));
        break;
      default:
    }
  }

  // Promises its share of the luck, and gives it when both have promised. (Servers before there were promises took it from `hello`.)
  give({ round, promises, given = [], shares = [] }) {
    if (shares.length > 0 || given.includes(this.number)) return;
    const head = `leagues/promise/${this.commitment}/${round}/${this.number}/`;
    if (!promises[this.number]) {
      this.send({ do: 'luck', round, promise: createHash('sha256').update(head).update(this.luck).digest('hex') });
    } else if (promises.every(Boolean)) {
      this.send({ do: 'luck', round, bytes: this.luck.toString('hex') });
    }
  }

  know({ revision, question }) {
    this.revision = revision;
    this.question = question;
  }
}

// Takes up an invitation; gives the private token of its seat. Older servers gave that at once.
async function take(url, invitation) {
  const token = randomBytes(16).toString('base64url');
  const reply = await fetch(`${url}/api/seats`, {
    method: 'POST',
    headers: { authorization: `Bearer ${invitation}`, 'content-type': 'application/json' },
    body: JSON.stringify({ token, recovery: randomBytes(16).toString('base64url') }),
  });
  if (reply.status !== 201) throw new Error(await reply.text());
  return token;
}

export class Table {
  // `hooks`: `sent(seat)`, `heard(seat, bytes, over)` for each update, `explained(bytes)`, `failed(error)`.
  static async begin(url, hooks) {
    const table = new Table();
    table.hooks = hooks;
    const { table: name, seats, invitations = [] } = await create(url);
    for (const seat of invitations) seats[seat] = await take(url, seats[seat]);
    table.name = name;
    await new Promise((resolve) => {
      table.begun = resolve;
      table.seats = seats.map((token, number) => new Seat(table, number, url, token));
    });
    return table;
  }

  welcomed() {
    if (this.seats.every((seat) => seat.question?.decision)) this.begun();
  }

  move() {
    const asked = this.seats[0].question.seat ?? 0;
    const seat = this.seats[asked === ANYONE ? 0 : asked];
    seat.play(pick(seat.question.legal));
  }

  told() {
    return [this.name, Math.max(...this.seats.map((seat) => seat.revision))];
  }

  close() {
    this.closed = true;
    for (const seat of this.seats) seat.socket.close();
  }
}
