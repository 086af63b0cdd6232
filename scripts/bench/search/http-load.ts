import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { HttpRequest } from './http-request.ts';

/** One completed request with its time. */
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

/**
 * Returns a request as bytes. They are built beforehand, so that the client uses little CPU time during the
 * measurement.
 */
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

/** Returns the length of a response in bytes, including its head; null while the head is incomplete. */
function responseLength(received: Buffer): number | null {
  const head = received.indexOf(HEAD_END);
  if (head < 0) return null;
  const text = received.toString('latin1', 0, head);
  const length = LENGTH.exec(text)?.[1];
  if (!text.startsWith('HTTP/1.1 200') || length === undefined)
    throw new Error(`unexpected response: ${received}`);
  return head + HEAD_END.length + Number(length);
}

/**
 * A keep-alive connection with one request at a time. Uses few listeners and promises, so that most CPU time is left
 * to the server. The benchmark compares it with pgbench, which needs very little.
 */
class Connection {
  readonly #socket: Socket;
  #received: Buffer[] = [];
  #bytes = 0;
  #length: number | null = null;
  #response: PromiseWithResolvers<void> = Promise.withResolvers();

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk: Buffer) => this.#receive(chunk));
    socket.on('error', (error) => this.#response.reject(error));
    socket.on('close', () => this.#response.reject(new Error('the server closed the connection')));
  }

  /** Sends a request and waits for its complete response. */
  request(bytes: Buffer): Promise<void> {
    this.#response = Promise.withResolvers();
    this.#socket.write(bytes);
    return this.#response.promise;
  }

  #receive(chunk: Buffer): void {
    this.#received.push(chunk);
    this.#bytes += chunk.length;
    try {
      this.#length ??= responseLength(this.#received.length === 1 ? chunk : Buffer.concat(this.#received));
    } catch (error) {
      this.#response.reject(error);
    }
    if (this.#length === null || this.#bytes < this.#length) return;
    this.#received = [];
    this.#bytes = 0;
    this.#length = null;
    this.#response.resolve();
  }
}

/**
 * Sends requests to a server with parallel clients. Each client takes the next request of the list, for at least
 * `seconds` and until every request was sent once.
 */
export async function loadOver(
  port: number,
  requests: readonly HttpRequest[],
  { clients, seconds }: { clients: number; seconds: number },
): Promise<LoadResult> {
  const items = requests.map((request) => ({ request, bytes: bytesOf(request) }));
  const samples: Sample[] = [];
  let next = 0;
  const begin = performance.now();
  const isOver = () => next >= items.length && performance.now() - begin > seconds * 1000;
  const runClient = async () => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    await once(socket, 'connect');
    const connection = new Connection(socket);
    while (!isOver()) {
      const item = items[next++ % items.length];
      if (item === undefined) break;
      const sent = performance.now();
      await connection.request(item.bytes);
      samples.push({ request: item.request, milliseconds: performance.now() - sent });
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: clients }, runClient));
  return { samples, seconds: (performance.now() - begin) / 1000 };
}
