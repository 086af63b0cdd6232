import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Starts a raw TCP server, and returns its origin. `onBytes` is called for each chunk, with the number of its connection from 1.
 */
export async function rawUpstream(onBytes: (socket: Socket, connection: number) => void): Promise<string> {
  let connections = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    connections += 1;
    const index = connections;
    sockets.add(socket);
    socket.on('error', () => {}).on('data', () => onBytes(socket, index));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}
