import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { GatewayError } from './gateway-error.ts';
import { unfinishedBody } from './read-body.ts';

/** Milliseconds for which the rest of a body is read and discarded after the response has begun. */
const LINGER = 10_000;
const RETRY_SECONDS = 5;

export interface StreamedBodyEvents {
  /** Called when the upstream server has received the complete body. */
  onComplete(): void;
  /** Called when nothing moved in time, because the client sent nothing or the upstream server read nothing. */
  onStall(error: GatewayError): void;
}

/**
 * Streams a large body to the upstream server, and gives up after a time without progress. Unlike `pipeline` it keeps the client's
 * connection open if the upstream server responds early, so that the client can read the response.
 */
export class StreamedBody {
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
    // The request that reads the stream handles its errors. Without a listener, an error would end the process.
    this.stream.on('error', () => {});
  }

  start({ onComplete, onStall }: StreamedBodyEvents): void {
    this.#giveUp = () => {
      const isCallerSlow = this.stream.readableLength === 0;
      onStall(
        isCallerSlow ? unfinishedBody() : new GatewayError('OVERLOADED', { retryAfter: RETRY_SECONDS }),
      );
    };
    this.#watch();
    this.stream.once('end', () => {
      clearTimeout(this.#timer);
      onComplete();
    });
    this.#source.once('close', () => {
      if (!this.#source.complete) this.stream.destroy(unfinishedBody());
    });
    this.#source.pipe(this.stream);
  }

  /**
   * Stops forwarding. Call it when the response has begun. The rest of the body is discarded for a while; then the
   * connection is closed.
   */
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
