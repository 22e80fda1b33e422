// Two people at one table of ours, each with a web socket of their own. They answer at random among what the server calls legal.

import { randomBytes } from 'node:crypto';
import WebSocket from 'ws';

const ANYONE = -2;
const ASKED = { game: 'nautilion', options: { players: 2 }, luck: 'fair', together: false };
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
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
    this.socket.on('open', () => this.send({ do: 'hello', token, luck: randomBytes(16).toString('hex') }));
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
      case 'welcome':
        this.know(message);
        this.table.welcomed();
        break;
      case 'update':
        this.know(message);
        this.table.hooks.heard(this.number, bytes, Boolean(this.question.outcome));
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

  know({ revision, question }) {
    this.revision = revision;
    this.question = question;
  }
}

export class Table {
  // `hooks`: `sent(seat)`, `heard(seat, bytes, over)` for each update, `failed(error)`.
  static async begin(url, hooks) {
    const table = new Table();
    table.hooks = hooks;
    const { table: name, seats } = await create(url);
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
