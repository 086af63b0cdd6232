import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { HttpRequest } from './http-request.ts';

/** One answered request. */
export interface Sample {
  readonly request: HttpRequest;
  readonly milliseconds: number;
}

export interface LoadResult {
  readonly samples: readonly Sample[];
  readonly seconds: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** The request as bytes, made once: the caller shall cost as little as pgbench does. */
function bytesOf({ path, body, token }: HttpRequest): Buffer {
  const lines = [
    `POST ${path} HTTP/1.1`,
    'host: bench',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    ...(token === null ? [] : [`authorization: Bearer ${token}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** The length of a whole answer; null while it is not all there. */
function answerLength(received: Buffer): number | null {
  const head = received.indexOf(HEAD_END);
  if (head < 0) return null;
  const text = received.toString('latin1', 0, head);
  const length = /content-length: (\d+)/i.exec(text)?.[1];
  if (!text.startsWith('HTTP/1.1 200') || length === undefined) throw new Error(`not answered: ${received}`);
  const whole = head + HEAD_END.length + Number(length);
  return received.length >= whole ? whole : null;
}

/** Sends one request on a connection that is kept, and waits for its whole answer. */
async function ask(socket: Socket, bytes: Buffer): Promise<void> {
  socket.write(bytes);
  let received: Buffer = Buffer.alloc(0);
  for (;;) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    if (answerLength(received) !== null) return;
  }
}

/** Who asks: each client takes the next request of the list, until the time is over and the list was through once. */
export async function loadOver(
  port: number,
  requests: readonly HttpRequest[],
  { clients, seconds }: { clients: number; seconds: number },
): Promise<LoadResult> {
  const wire = requests.map((request) => ({ request, bytes: bytesOf(request) }));
  const samples: Sample[] = [];
  let next = 0;
  const begin = performance.now();
  const isOver = () => next >= wire.length && performance.now() - begin > seconds * 1000;
  const runClient = async () => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    await once(socket, 'connect');
    while (!isOver()) {
      const item = wire[next++ % wire.length];
      if (item === undefined) break;
      const sent = performance.now();
      await ask(socket, item.bytes);
      samples.push({ request: item.request, milliseconds: performance.now() - sent });
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: clients }, runClient));
  return { samples, seconds: (performance.now() - begin) / 1000 };
}
