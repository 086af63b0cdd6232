import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What a broken service does with each chunk of bytes. */
type Behaviour = (socket: Socket, bytes: Buffer) => void;

export interface FakeServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Answers each command of Valkey with one reply too many. */
export const SURPLUS_REPLIES: Behaviour = (socket) => socket.write('+OK\r\n+OK\r\n');
/** Takes bytes and never answers. */
export const SILENCE: Behaviour = () => undefined;
/** Answers with bytes of no protocol. */
export const NONSENSE: Behaviour = (socket) => socket.write('\u0000\u0001nonsense\r\n\r\n');
/** Closes the connection at the first bytes. */
export const HANGING_UP: Behaviour = (socket) => socket.resetAndDestroy();

/** Starts a server on loopback that breaks the protocol of whoever connects. */
export async function startFakeServer(behaviour: Behaviour): Promise<FakeServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (bytes) => behaviour(socket, bytes));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
