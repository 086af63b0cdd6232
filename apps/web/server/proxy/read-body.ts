import type { Readable } from 'node:stream';
import type { Release } from '../limits/places.ts';
import { GatewayError } from './gateway-error.ts';

const RETRY_SECONDS = 1;

export interface BodyBounds {
  readonly bytes: number;
  readonly milliseconds: number;
  /** Starts to watch the body, which `abort` rejects. Call the returned function when the body has ended. */
  readonly watch: (abort: () => void) => Release;
}

/** Returns the error (VALIDATION_FAILED) for a body that did not arrive completely in time. */
export function unfinishedBody(cause?: unknown): GatewayError {
  const issues = [{ path: '', message: 'the body did not arrive in time' }];
  return new GatewayError('VALIDATION_FAILED', { issues, cause });
}

/**
 * Reads a complete body, so that the upstream server never waits for a slow client and the call can be repeated. Rejects with a
 * GatewayError if the body is too large, too slow or aborted. The source stays open, because the error is sent on its connection.
 */
export function readBody(source: Readable, { bytes, milliseconds, watch }: BodyBounds): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const settle = (outcome: () => void) => {
      clearTimeout(timer);
      unwatch();
      source.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken);
      outcome();
    };
    const timer = setTimeout(() => settle(() => reject(unfinishedBody())), milliseconds);
    const unwatch = watch(() =>
      settle(() => reject(new GatewayError('RATE_LIMITED', { retryAfter: RETRY_SECONDS }))),
    );
    const onData = (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length > bytes) settle(() => reject(new GatewayError('TOO_LARGE')));
    };
    const onEnd = () => settle(() => resolve(Buffer.concat(chunks, length)));
    const onBroken = (cause?: unknown) => settle(() => reject(unfinishedBody(cause)));
    source.on('data', onData).on('end', onEnd).on('error', onBroken).on('close', onBroken);
  });
}
