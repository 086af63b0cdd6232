import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { GatewayError } from './gateway-error.ts';
import { unfinishedBody } from './read-body.ts';

/** Milliseconds for which the rest of a body is still taken in once the answer to it is known. */
const LINGER = 10_000;
const RETRY_SECONDS = 5;

export interface PassingEvents {
  /** All of it has been handed over. */
  onWhole(): void;
  /** It went no further: the caller sent nothing more, or the other side took nothing more. */
  onStalled(error: GatewayError): void;
}

/**
 * A large body on its way through, given up after so many milliseconds without progress. Unlike `pipeline` it leaves
 * the caller's connection open when the other side answers early, so that the answer can still be read.
 */
export class PassingBody {
  readonly stream: Transform;
  readonly #source: IncomingMessage;
  readonly #idle: number;
  #timer: NodeJS.Timeout | undefined;
  #giveUp: () => void = () => {};

  constructor(source: IncomingMessage, idle: number) {
    this.#source = source;
    this.#idle = idle;
    this.stream = new Transform({
      transform: (chunk, _encoding, done) => {
        this.#watch();
        done(null, chunk);
      },
    });
    // A fault reaches the request that reads the stream; without a listener it would end the process.
    this.stream.on('error', () => {});
  }

  start({ onWhole, onStalled }: PassingEvents): void {
    this.#giveUp = () => {
      const isCallerSlow = this.stream.readableLength === 0;
      onStalled(
        isCallerSlow ? unfinishedBody() : new GatewayError('OVERLOADED', { retryAfter: RETRY_SECONDS }),
      );
    };
    this.#watch();
    this.stream.once('end', () => {
      clearTimeout(this.#timer);
      onWhole();
    });
    this.#source.once('close', () => {
      if (!this.#source.complete) this.stream.destroy(unfinishedBody());
    });
    this.#source.pipe(this.stream);
  }

  /** The answer is known: what still comes is thrown away, for a while. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#giveUp = () => {};
    this.#source.unpipe(this.stream);
    if (this.#source.complete) return;
    this.stream.destroy();
    const timer = setTimeout(() => this.#source.destroy(), LINGER);
    this.#source.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer));
    this.#source.resume();
  }

  #watch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#giveUp(), this.#idle);
  }
}
