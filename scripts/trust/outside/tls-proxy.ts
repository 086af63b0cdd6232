import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/**
 * An HTTP proxy for TLS connections (CONNECT). It leads each known host to a port of loopback, so that a server reaches
 * the fake services by the real host names. Other hosts are refused and remembered.
 */
export class TlsProxy {
  /** Hosts that were refused. */
  readonly strangers: string[] = [];
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(portOf: Readonly<Record<string, number>>) {
    this.#server = createServer();
    this.#server.on('connect', ({ url = '' }, client: Socket) => {
      this.#keep(client);
      const [host = ''] = url.split(':');
      const port = portOf[host];
      if (port === undefined) {
        this.strangers.push(host);
        client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
        return;
      }
      const upstream = connect(port, '127.0.0.1');
      this.#keep(upstream);
      upstream.once('connect', () => {
        client.write('HTTP/1.1 200 Connection established\r\n\r\n');
        client.pipe(upstream).pipe(client);
      });
      upstream.once('error', () => client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'));
      upstream.once('close', () => client.destroy());
      client.once('close', () => upstream.destroy());
    });
  }

  /** @param portOf The port of loopback for each host name. */
  static async start(portOf: Readonly<Record<string, number>>): Promise<TlsProxy> {
    const proxy = new TlsProxy(portOf);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => this.#sockets.delete(socket));
  }
}
