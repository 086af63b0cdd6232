import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Certificate } from './certificate.ts';

/** A request that arrived completely. */
export interface Received {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly body: Buffer;
}

export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/**
 * What a service does with a request:
 * - `works`: serves it.
 * - `hangs`: reads it and never responds.
 * - `breaks off`: resets the connection in the middle of the request's body, or of the response if there is no body.
 * - a reply: responds with it and does nothing else.
 */
export type Behaviour = 'works' | 'hangs' | 'breaks off' | Reply;

const hasBody = ({ headers }: IncomingMessage): boolean => Number(headers['content-length'] ?? 0) > 0;

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Breaks a connection. One with TLS is closed without its last message, because Node can only reset plain ones. */
function reset(socket: Socket): void {
  if (socket instanceof TLSSocket) socket.destroy();
  else socket.resetAndDestroy();
}

/** Announces the whole body, sends its first half, and resets the connection. */
function breakOff(response: ServerResponse, { status, headers, body = '' }: Reply): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, { ...headers, 'content-length': bytes.length });
  response.write(bytes.subarray(0, bytes.length / 2), () => {
    if (response.socket) reset(response.socket);
  });
}

/**
 * A service outside the product, on loopback, whose behaviour can be changed while it runs. With a certificate it speaks
 * TLS.
 */
export class OutsideService {
  /** Returns the behaviour for a path. */
  behaviourFor: (path: string) => Behaviour = () => 'works';
  /** All requests that arrived completely. */
  readonly received: Received[] = [];
  /** The requests that were served. */
  readonly served: Received[] = [];
  readonly #serve: (request: Received) => Reply;
  readonly #server: Server;
  #port = 0;

  private constructor(serve: (request: Received) => Reply, certificate: Certificate | null) {
    this.#serve = serve;
    const listener = (request: IncomingMessage, response: ServerResponse) => {
      // The connection may break while the request arrives.
      this.#handle(request, response).catch(() => response.destroy());
    };
    this.#server =
      certificate === null ? createServer(listener) : createTlsServer({ ...certificate }, listener);
  }

  static async start(
    serve: (request: Received) => Reply,
    certificate: Certificate | null = null,
  ): Promise<OutsideService> {
    const service = new OutsideService(serve, certificate);
    await service.accept();
    return service;
  }

  get port(): number {
    return this.#port;
  }

  set behaviour(behaviour: Behaviour) {
    this.behaviourFor = () => behaviour;
  }

  /** Stops listening and resets all connections. Clients get ECONNREFUSED until `accept`. */
  async refuse(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  /** Listens (again), on the same port. */
  async accept(): Promise<void> {
    if (this.#server.listening) return;
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/' } = request;
    const behaviour = this.behaviourFor(path);
    if (behaviour === 'breaks off' && hasBody(request)) {
      request.once('data', () => reset(request.socket));
      return;
    }
    const received = { method, path, body: await bytesOf(request) };
    this.received.push(received);
    if (behaviour === 'hangs') return;
    const reply = typeof behaviour === 'object' ? behaviour : this.#serve(received);
    if (behaviour === 'breaks off') return breakOff(response, reply);
    if (behaviour === 'works') this.served.push(received);
    response.writeHead(reply.status, { ...reply.headers }).end(reply.body);
  }
}
