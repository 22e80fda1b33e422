// The peer: a boardgame.io server with its own storage. `node peer.mjs PORT` keeps games in memory, `node peer.mjs PORT FOLDER` in files.

import server from 'boardgame.io/dist/cjs/server.js';
import { ferry } from './ferry.mjs';

const [port, folder] = process.argv.slice(2);
const { Server, FlatFile } = server;
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const peer = Server({ games: [ferry], origins: [/localhost/], ...(db && { db }) });
await peer.run({ port: Number(port), callback: () => console.log('ready') });
