import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A raw HTTP request that a test sends in parts. */
export interface RawRequest {
  readonly socket: Socket;
  /** Returns the part of the response that has arrived so far. */
  received(): string;
  /** Resolves with the response when the server closes the connection. */
  closed(): Promise<string>;
}

/** Opens a connection and sends these bytes. */
export async function sendRaw(port: number, text: string): Promise<RawRequest> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (bytes) => {
    received += bytes;
  });
  // A reset connection is a valid outcome.
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  await once(socket, 'connect');
  socket.write(text);
  return { socket, received: () => received, closed: () => closed };
}

/** Returns the head of a POST with a body, and the first bytes of it. */
export function unfinishedPost(path: string, headers: Record<string, string> = {}, begun = '{'): string {
  const all = { host: 'x', 'content-type': 'application/json', 'content-length': '60000', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${begun}`;
}
