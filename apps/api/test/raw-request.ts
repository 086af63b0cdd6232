import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A request as it stands on the line, sent as far as a test wants. */
export interface RawRequest {
  readonly socket: Socket;
  /** What has come back so far. */
  received(): string;
  /** What came back by the time the server closed the connection. */
  closed(): Promise<string>;
}

/** Opens a connection of its own and sends these bytes. */
export async function sendRaw(port: number, text: string): Promise<RawRequest> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (bytes) => {
    received += bytes;
  });
  // A connection that the server cuts is an outcome like others.
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  await once(socket, 'connect');
  socket.write(text);
  return { socket, received: () => received, closed: () => closed };
}

/** The head of a POST that announces a body, and the first bytes of it. */
export function unfinishedPost(path: string, headers: Record<string, string> = {}, begun = '{'): string {
  const all = { host: 'x', 'content-type': 'application/json', 'content-length': '60000', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${begun}`;
}
