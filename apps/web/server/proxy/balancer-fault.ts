/**
 * What a balancer in between answers itself, in HTML: it found no process ready (503), lost the one that had the request
 * (502) or heard nothing from it (504). To its caller it is what it is without a balancer, an error of the connection.
 */
export class BalancerFault extends Error {
  readonly code: 'ECONNREFUSED' | 'ECONNRESET';

  constructor(status: number) {
    super(`the balancer answered ${status}`);
    // Without a process nothing was sent; otherwise it may have been.
    this.code = status === 503 ? 'ECONNREFUSED' : 'ECONNRESET';
  }
}

const STATUSES = new Set([502, 503, 504]);

/** Whether an answer is a balancer's own: the servers behind it answer their errors in JSON. */
export function isBalancerFault(status: number, contentType: unknown): boolean {
  return STATUSES.has(status) && String(contentType).startsWith('text/html');
}
