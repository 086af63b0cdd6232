import type { Readable } from 'node:stream';
import type { Release } from '../limits/places.ts';
import { GatewayError } from './gateway-error.ts';

const RETRY_SECONDS = 1;

export interface BodyBounds {
  readonly bytes: number;
  readonly milliseconds: number;
  /** Begins to watch a body that may have to be given up; the returned function is called when it has ended. */
  readonly watch: (giveUp: () => void) => Release;
}

/** The error for a body that did not arrive, or stopped arriving. */
export function unfinishedBody(cause?: unknown): GatewayError {
  const issues = [{ path: '', message: 'the body did not arrive in time' }];
  return new GatewayError('VALIDATION_FAILED', { issues, cause });
}

/**
 * Reads a whole body, so that the server behind never waits for one that does not end, and a call can be sent again.
 * Rejects with a GatewayError if it is too large, too late, or given up. The source stays open, because the refusal is
 * sent on its connection.
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
