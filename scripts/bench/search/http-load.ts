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
const LENGTH = /content-length: (\d+)/i;

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

/** The length of a whole answer; null while its head is not all there. */
function answerLength(received: Buffer): number | null {
  const head = received.indexOf(HEAD_END);
  if (head < 0) return null;
  const text = received.toString('latin1', 0, head);
  const length = LENGTH.exec(text)?.[1];
  if (!text.startsWith('HTTP/1.1 200') || length === undefined) throw new Error(`not answered: ${received}`);
  return head + HEAD_END.length + Number(length);
}

/**
 * One connection that is kept, with one request on it at a time. One listener for all answers, and no promise for each
 * piece of one, since what the caller costs is taken from the server: pgbench's part of this takes next to nothing.
 */
class Caller {
  readonly #socket: Socket;
  #received: Buffer[] = [];
  #bytes = 0;
  #length: number | null = null;
  #answered: PromiseWithResolvers<void> = Promise.withResolvers();

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk: Buffer) => this.#receive(chunk));
    socket.on('error', (error) => this.#answered.reject(error));
    socket.on('close', () => this.#answered.reject(new Error('the server hung up')));
  }

  /** Sends one request and waits for its whole answer. */
  ask(bytes: Buffer): Promise<void> {
    this.#answered = Promise.withResolvers();
    this.#socket.write(bytes);
    return this.#answered.promise;
  }

  #receive(chunk: Buffer): void {
    this.#received.push(chunk);
    this.#bytes += chunk.length;
    try {
      this.#length ??= answerLength(this.#received.length === 1 ? chunk : Buffer.concat(this.#received));
    } catch (error) {
      this.#answered.reject(error);
    }
    if (this.#length === null || this.#bytes < this.#length) return;
    this.#received = [];
    this.#bytes = 0;
    this.#length = null;
    this.#answered.resolve();
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
    const caller = new Caller(socket);
    while (!isOver()) {
      const item = wire[next++ % wire.length];
      if (item === undefined) break;
      const sent = performance.now();
      await caller.ask(item.bytes);
      samples.push({ request: item.request, milliseconds: performance.now() - sent });
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: clients }, runClient));
  return { samples, seconds: (performance.now() - begin) / 1000 };
}
