import type { FastifyRequest } from 'fastify';
import { GatewayError } from '../proxy/gateway-error.ts';

interface Details {
  readonly requester: FastifyRequest;
  readonly retryAfter: number;
}

/**
 * Thrown when a limit rejects the rendering of a page for `requester`. Other readers of the same page may still be
 * admitted.
 */
export class NotAdmitted extends GatewayError {
  readonly requester: FastifyRequest;

  constructor(code: 'OVERLOADED' | 'RATE_LIMITED', { requester, retryAfter }: Details) {
    super(code, { retryAfter });
    this.requester = requester;
  }
}
