import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

type State = 'passing' | 'paused';

/** The two sockets of one connection: from the client, and to the real server. */
interface Link {
  readonly ends: readonly [Socket, Socket];
}

/**
 * A TCP proxy in front of a real server (a database or another service) that simulates failures. It can freeze, cut
 * its connections, or refuse new ones. It listens on a free port of the loopback address, and keeps that port.
 */
export class TcpFaultProxy {
  readonly #target: { readonly host: string; readonly port: number };
  readonly #links = new Set<Link>();
  #server: Server | null = null;
  #port = 0;
  #state: State = 'passing';
  #pauseText: string | null = null;
  #delay = 0;
  #roundTrips = 0;

  private constructor(target: { host: string; port: number }) {
    this.#target = target;
  }

  /** Starts a proxy in front of `host:port`, or of the server in a connection string. */
  static async before(target: string | { host: string; port: number }): Promise<TcpFaultProxy> {
    const proxy = new TcpFaultProxy(typeof target === 'string' ? serverOf(target) : target);
    await proxy.accept();
    return proxy;
  }

  get port(): number {
    return this.#port;
  }

  /**
   * Number of times a client has sent bytes after the server's response, over all connections. It is reliable while a
   * delay separates requests from responses.
   */
  get roundTrips(): number {
    return this.#roundTrips;
  }

  /** Number of open connections. */
  get connections(): number {
    return this.#links.size;
  }

  /** Returns the connection string with the proxy's host and port. */
  through(url: string): string {
    const address = new URL(url);
    address.hostname = '127.0.0.1';
    address.port = String(this.#port);
    return address.href;
  }

  /** Simulates a frozen process: connections are accepted and stay open, but no bytes are forwarded. */
  pause(): void {
    this.#state = 'paused';
    for (const { ends } of this.#links) for (const socket of ends) socket.pause();
  }

  /** Pauses once a client has sent this text. The server receives it and acts on it, but the client gets no reply. */
  pauseAfter(text: string): void {
    this.#pauseText = text;
  }

  /** Simulates a distant server: forwards what clients send only after some milliseconds, until `resume`. */
  delay(milliseconds: number): void {
    this.#delay = milliseconds;
  }

  /** Forwards held-back and new bytes again, without delay. */
  resume(): void {
    this.#state = 'passing';
    this.#delay = 0;
    this.#pauseText = null;
    for (const { ends } of this.#links) for (const socket of ends) socket.resume();
  }

  /** Resets every open connection, as the kernel does for a process that was killed; new ones are accepted. */
  cut(): void {
    for (const { ends } of this.#links) for (const socket of ends) socket.resetAndDestroy();
  }

  /** Resets every open connection and stops listening. Clients get ECONNREFUSED until `accept`. */
  async refuse(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    const closed = server && new Promise<void>((resolve) => server.close(() => resolve()));
    this.cut();
    await closed;
  }

  /** Starts listening (again), on the same port. */
  async accept(): Promise<void> {
    if (this.#server) return;
    const server = createServer({ allowHalfOpen: true }, (client) => this.#link(client));
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Resets all connections and stops listening. */
  async close(): Promise<void> {
    await this.refuse();
  }

  #link(client: Socket): void {
    const upstream = connect({ ...this.#target, allowHalfOpen: true });
    const link: Link = { ends: [client, upstream] };
    this.#links.add(link);
    let hasResponse = true;
    upstream.on('data', () => {
      hasResponse = true;
    });
    client.on('data', (bytes) => {
      if (hasResponse) this.#roundTrips += 1;
      hasResponse = false;
      if (this.#pauseText !== null && bytes.includes(this.#pauseText)) this.pause();
    });
    this.#pass(client, upstream, link, () => this.#delay);
    this.#pass(upstream, client, link, () => 0);
  }

  #pass(from: Socket, to: Socket, link: Link, delayOf: () => number): void {
    from.setNoDelay(true);
    const forward = (bytes: Buffer) => {
      if (to.destroyed || to.write(bytes)) return;
      from.pause();
      to.once('drain', () => this.#state === 'passing' && from.resume());
    };
    from.on('data', (bytes) => {
      const delay = delayOf();
      if (delay === 0) forward(bytes);
      else setTimeout(forward, delay, bytes);
    });
    from.on('end', () => to.end());
    // An error on one side resets the connection on the other.
    from.on('error', () => to.resetAndDestroy());
    from.on('close', () => {
      this.#links.delete(link);
      to.destroy();
    });
    if (this.#state === 'paused') from.pause();
  }
}

function serverOf(url: string): { host: string; port: number } {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port || 5432) };
}
