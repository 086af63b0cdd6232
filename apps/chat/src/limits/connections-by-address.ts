import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { networkOf } from '@nukkad/server/keys/index.ts';

interface Options {
  /**
   * Maximum open connections of one network address; 0 for no limit. All customers of a mobile carrier can share one
   * address.
   */
  readonly most: number;
  /** Proxies whose X-Forwarded-For header is trusted. */
  readonly trustProxy: readonly string[];
}

/** Counts the open connections of each network address in this process. */
export class ConnectionsByAddress {
  readonly #most: number;
  readonly #isTrusted: (address: string, hop: number) => boolean;
  readonly #open = new Map<string, number>();

  constructor({ most, trustProxy }: Options) {
    this.#most = most;
    this.#isTrusted = proxyAddr.compile([...trustProxy]);
  }

  /** Number of addresses with an open connection. */
  get size(): number {
    return this.#open.size;
  }

  isFull(request: IncomingMessage): boolean {
    const address = this.#addressOf(request);
    return this.#most > 0 && address !== null && (this.#open.get(address) ?? 0) >= this.#most;
  }

  /** Counts a connection. Returns the function to call when the connection closes. */
  open(request: IncomingMessage): () => void {
    const address = this.#addressOf(request);
    if (address === null) return () => undefined;
    this.#open.set(address, (this.#open.get(address) ?? 0) + 1);
    return () => {
      const left = (this.#open.get(address) ?? 1) - 1;
      if (left > 0) this.#open.set(address, left);
      else this.#open.delete(address);
    };
  }

  /**
   * Returns the client's address. Returns null for a trusted proxy that sends no client address, because its
   * connection may belong to any client and is not limited.
   */
  #addressOf(request: IncomingMessage): string | null {
    const address = proxyAddr(request, this.#isTrusted);
    return this.#isTrusted(address, 0) ? null : networkOf(address);
  }
}
