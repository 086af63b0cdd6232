import { AppError } from '@nukkad/core/errors/app-error.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Limits of incomplete bodies; times in milliseconds. */
export interface BodyLimits {
  /**
   * Maximum time for a small body after its headers. Even a slow connection sends its few hundred bytes in this time.
   */
  readonly wholeWithin: number;
  /** Maximum time without progress for a large body, such as a file. As long as bytes arrive, it may take minutes. */
  readonly stillFor: number;
  /** Maximum number of incomplete bodies per network. */
  readonly perNetwork: number;
}

interface Unfinished {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly isBig: boolean;
  /** Bytes received on the connection, and when they last increased. */
  bytes: number;
  since: number;
}

/**
 * Monitors requests with an incomplete body. One check of all of them per second costs less than a timer for each.
 */
export class UnfinishedBodies {
  readonly #limits: BodyLimits;
  readonly #open = new Set<Unfinished>();
  readonly #byNetwork = new Map<string, number>();

  constructor(limits: BodyLimits) {
    this.#limits = limits;
  }

  get count(): number {
    return this.#open.size;
  }

  /** Monitors a request until its body has arrived. Returns false if its network has too many already. */
  add(request: FastifyRequest, reply: FastifyReply, isBig: boolean, now: number): boolean {
    const { raw, network } = request;
    const before = this.#byNetwork.get(network) ?? 0;
    if (before >= this.#limits.perNetwork) return false;
    const unfinished = { request, reply, isBig, bytes: raw.socket.bytesRead, since: now };
    this.#open.add(unfinished);
    this.#byNetwork.set(network, before + 1);
    // Emitted once the body has been read, or if the connection breaks earlier.
    raw.once('close', () => this.#remove(unfinished));
    return true;
  }

  /**
   * Ends late requests, and forgets those with a closed connection. If a request was answered before its body
   * arrived, Node emits no event for it.
   */
  endLate(now: number): void {
    for (const unfinished of this.#open) {
      if (unfinished.request.raw.socket.destroyed) this.#remove(unfinished);
      else if (this.#isLate(unfinished, now)) this.#end(unfinished);
    }
  }

  #isLate(unfinished: Unfinished, now: number): boolean {
    const { isBig, request, since } = unfinished;
    if (!isBig) return now - since >= this.#limits.wholeWithin;
    const { bytesRead } = request.raw.socket;
    if (bytesRead !== unfinished.bytes) {
      unfinished.bytes = bytesRead;
      unfinished.since = now;
      return false;
    }
    return now - since >= this.#limits.stillFor;
  }

  /**
   * Emits an error to the reader of the body, as if the stream had failed. Without a reader it closes the connection.
   */
  #end(unfinished: Unfinished): void {
    const { reply, request } = unfinished;
    const { raw } = request;
    if (reply.sent || raw.listenerCount('error') === 0) {
      this.#remove(unfinished);
      raw.destroy();
      return;
    }
    reply.header('connection', 'close');
    raw.emit('error', new AppError('BODY_TIMEOUT'));
  }

  #remove(unfinished: Unfinished): void {
    if (!this.#open.delete(unfinished)) return;
    const { network } = unfinished.request;
    const left = (this.#byNetwork.get(network) ?? 0) - 1;
    if (left > 0) this.#byNetwork.set(network, left);
    else this.#byNetwork.delete(network);
  }
}
