import { AppError } from '@nukkad/core/errors/app-error.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bounds of bodies that have not come whole; times in milliseconds. */
export interface BodyLimits {
  /** From its head on a small body gets so long; people on slow lines send a few hundred bytes. */
  readonly wholeWithin: number;
  /** A big body (a file, a page of a school) may take minutes, but goes on all the time. */
  readonly stillFor: number;
  /** At the same moment from one network. */
  readonly perNetwork: number;
}

interface Unfinished {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly isBig: boolean;
  /** What had come of its connection, and when that was last seen to grow. */
  bytes: number;
  since: number;
}

/** The requests whose body is still on its way. One look at all of them a second costs less than a timer for each. */
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

  /** Watches over a request until its body has come; false where its network has too many already. */
  add(request: FastifyRequest, reply: FastifyReply, isBig: boolean, now: number): boolean {
    const { raw, network } = request;
    const before = this.#byNetwork.get(network) ?? 0;
    if (before >= this.#limits.perNetwork) return false;
    const unfinished = { request, reply, isBig, bytes: raw.socket.bytesRead, since: now };
    this.#open.add(unfinished);
    this.#byNetwork.set(network, before + 1);
    // Comes once the body has been read, or its connection breaks before the answer.
    raw.once('close', () => this.#remove(unfinished));
    return true;
  }

  /**
   * Ends those that are late, and forgets those whose connection is gone: of a request that was answered before its body
   * came, Node no longer tells when.
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

  /** Whoever reads the body is told of an error, as if its stream had failed; where nobody does, the line is cut. */
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
