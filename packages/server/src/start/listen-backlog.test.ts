import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { LISTEN_BACKLOG } from './listen-backlog.ts';

/** Source of a server that listens, prints its port, and then blocks the event loop until it is released. */
const BUSY_SERVER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const server = require('node:net').createServer().listen({ host: '127.0.0.1', port: 0, backlog: workerData.backlog });
  server.once('listening', () => {
    parentPort.postMessage(server.address().port);
    Atomics.wait(new Int32Array(workerData.go), 0, 0);
    process.exit();
  });
`;
/** Number of connections, more than Node's default backlog of 511. */
const CONNECTIONS = 700;

it('queues more connections of a busy process than Node’s default backlog', async () => {
  const go = new SharedArrayBuffer(4);
  const worker = new Worker(BUSY_SERVER, { eval: true, workerData: { go, backlog: LISTEN_BACKLOG } });
  const ended = once(worker, 'exit');
  const [port] = (await once(worker, 'message')) as [number];
  const sockets: Socket[] = [];
  for (let at = 0; at < CONNECTIONS; at += 1) {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
  }
  expect(sockets.filter(({ readyState }) => readyState === 'open')).toHaveLength(CONNECTIONS);
  for (const socket of sockets) socket.destroy();
  Atomics.store(new Int32Array(go), 0, 1);
  Atomics.notify(new Int32Array(go), 0);
  await ended;
});
