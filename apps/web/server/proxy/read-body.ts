import type { Readable } from 'node:stream';
import { GatewayError } from './gateway-error.ts';

export interface BodyBounds {
  readonly bytes: number;
  readonly milliseconds: number;
}

/** The body did not come, or not on: the caller is told, as far as he listens. */
export function unfinishedBody(cause?: unknown): GatewayError {
  const issues = [{ path: '', message: 'the body did not arrive in time' }];
  return new GatewayError('VALIDATION_FAILED', { issues, cause });
}

/**
 * Reads a body whole, so that nobody behind this server waits for one that never ends, and a call can be sent again.
 * The source is left open: what is refused is still to be answered on its connection.
 */
export function readBody(source: Readable, { bytes, milliseconds }: BodyBounds): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const settle = (outcome: () => void) => {
      clearTimeout(timer);
      source.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken);
      outcome();
    };
    const timer = setTimeout(() => settle(() => reject(unfinishedBody())), milliseconds);
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
