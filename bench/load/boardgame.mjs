// Two people at one match of the peer, each with a socket of their own, as boardgame.io's own client would speak.

import { io } from 'socket.io-client';
import { choices, ferry } from './ferry.mjs';

async function post(url, what) {
  const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) });
  if (!reply.ok) throw new Error(`no match: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

class Seat {
  constructor(table, number, url, credentials) {
    Object.assign(this, { table, player: String(number), credentials });
    this.socket = io(`${url}/${ferry.name}`, { transports: ['websocket'], forceNew: true, reconnection: false });
    this.socket.on('connect', () => this.socket.emit('sync', table.match, this.player, credentials, 2));
    this.socket.on('connect_error', (error) => table.hooks.failed(error));
    this.socket.on('disconnect', (reason) => table.closed || table.hooks.failed(new Error(reason)));
    this.socket.io.on('open', () => {
      this.socket.io.engine.on('packet', ({ data }) => {
        this.bytes = (data?.length ?? 0) + 1;
      });
    });
    this.socket.on('sync', (_match, { state }) => {
      this.state = state;
      table.welcomed();
    });
    this.socket.on('update', (_match, state) => {
      this.state = state;
      table.hooks.heard(number, this.bytes, state.ctx.gameover !== undefined);
    });
  }

  play() {
    const [type, answers] = choices(this.state.G);
    const args = [Math.floor(Math.random() * answers)];
    const payload = { type, args, playerID: this.player, credentials: this.credentials };
    this.table.hooks.sent(Number(this.player));
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.state._stateID, this.table.match, this.player);
  }
}

export class Table {
  // `hooks` as for a table of ours.
  static async begin(url, hooks) {
    const table = new Table();
    table.hooks = hooks;
    const games = `${url}/games/${ferry.name}`;
    table.match = (await post(`${games}/create`, { numPlayers: 2 })).matchID;
    const credentials = [];
    for (const playerID of ['0', '1']) {
      const joined = await post(`${games}/${table.match}/join`, { playerID, playerName: `player ${playerID}` });
      credentials.push(joined.playerCredentials);
    }
    await new Promise((resolve) => {
      table.begun = resolve;
      table.seats = credentials.map((secret, number) => new Seat(table, number, url, secret));
    });
    return table;
  }

  welcomed() {
    if (this.seats.every((seat) => seat.state)) this.begun();
  }

  move() {
    this.seats[Number(this.seats[0].state.ctx.currentPlayer)].play();
  }

  told() {
    return [this.match, Math.max(...this.seats.map((seat) => seat.state._stateID))];
  }

  close() {
    this.closed = true;
    for (const seat of this.seats) seat.socket.disconnect();
  }
}
