import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

type State = 'passing' | 'paused';

/** The two ends of one connection: the client's socket and ours to the real server. */
interface Link {
  readonly ends: readonly [Socket, Socket];
}

/**
 * A TCP proxy in front of a real server (a database, another service) that can be told to fail: to fall silent, to cut
 * its connections, to refuse new ones. It listens on a free port of the loopback address, and keeps that port.
 */
export class TcpFaultProxy {
  readonly #target: { readonly host: string; readonly port: number };
  readonly #links = new Set<Link>();
  #server: Server | null = null;
  #port = 0;
  #state: State = 'passing';
  #lastWords: string | null = null;

  private constructor(target: { host: string; port: number }) {
    this.#target = target;
  }

  /** Starts one in front of `host:port`, or of the server that a connection string names. */
  static async before(target: string | { host: string; port: number }): Promise<TcpFaultProxy> {
    const proxy = new TcpFaultProxy(typeof target === 'string' ? serverOf(target) : target);
    await proxy.accept();
    return proxy;
  }

  get port(): number {
    return this.#port;
  }

  /** How many connections are open through it. */
  get connections(): number {
    return this.#links.size;
  }

  /** The same connection string, by way of the proxy. */
  through(url: string): string {
    const address = new URL(url);
    address.hostname = '127.0.0.1';
    address.port = String(this.#port);
    return address.href;
  }

  /** Falls silent both ways as a frozen process does: connections are accepted and stay open, no byte passes. */
  pause(): void {
    this.#state = 'paused';
    for (const { ends } of this.#links) for (const socket of ends) socket.pause();
  }

  /**
   * Falls silent once a client has sent this text: the server gets it and acts on it, the client never hears of that.
   */
  pauseAfter(text: string): void {
    this.#lastWords = text;
  }

  /** Passes on what was held back, and what comes. */
  resume(): void {
    this.#state = 'passing';
    this.#lastWords = null;
    for (const { ends } of this.#links) for (const socket of ends) socket.resume();
  }

  /** Resets every open connection, as the kernel does for a process that was killed; new ones are accepted. */
  cut(): void {
    for (const { ends } of this.#links) for (const socket of ends) socket.resetAndDestroy();
  }

  /** Resets every open connection and listens no more: clients get ECONNREFUSED until `accept`. */
  async refuse(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    const closed = server && new Promise<void>((resolve) => server.close(() => resolve()));
    this.cut();
    await closed;
  }

  /** Listens (again), on the port it had. */
  async accept(): Promise<void> {
    if (this.#server) return;
    const server = createServer({ allowHalfOpen: true }, (client) => this.#link(client));
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Ends everything. */
  async close(): Promise<void> {
    await this.refuse();
  }

  #link(client: Socket): void {
    const upstream = connect({ ...this.#target, allowHalfOpen: true });
    const link: Link = { ends: [client, upstream] };
    this.#links.add(link);
    client.on('data', (bytes) => {
      if (this.#lastWords !== null && bytes.includes(this.#lastWords)) this.pause();
    });
    this.#pass(client, upstream, link);
    this.#pass(upstream, client, link);
  }

  #pass(from: Socket, to: Socket, link: Link): void {
    from.setNoDelay(true);
    from.on('data', (bytes) => {
      if (to.write(bytes)) return;
      from.pause();
      to.once('drain', () => this.#state === 'passing' && from.resume());
    });
    from.on('end', () => to.end());
    // A reset at one end is a reset at the other.
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
