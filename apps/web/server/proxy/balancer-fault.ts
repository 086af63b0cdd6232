/**
 * An error that a load balancer sent itself, in HTML: no server was ready (503), the connection to one was lost (502), or one did
 * not respond (504). Its `code` is that of the connection error that would occur without a balancer.
 */
export class BalancerFault extends Error {
  readonly code: 'ECONNREFUSED' | 'ECONNRESET';

  constructor(status: number) {
    super(`the balancer responded with ${status}`);
    // With 503 no server received the request. With the others, one may have received it.
    this.code = status === 503 ? 'ECONNREFUSED' : 'ECONNRESET';
  }
}

const STATUSES = new Set([502, 503, 504]);

/** Returns whether a load balancer sent this error itself. The servers behind it send their errors as JSON. */
export function isBalancerFault(status: number, contentType: unknown): boolean {
  return STATUSES.has(status) && String(contentType).startsWith('text/html');
}
