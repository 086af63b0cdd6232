import type { FastifyRequest } from 'fastify';
import { GatewayError } from '../proxy/gateway-error.ts';

interface Details {
  readonly asker: FastifyRequest;
  readonly retryAfter: number;
}

/** A limit refused to have a page made for `asker`. The refusal is not valid for other readers of the same page. */
export class NotAdmitted extends GatewayError {
  readonly asker: FastifyRequest;

  constructor(code: 'OVERLOADED' | 'RATE_LIMITED', { asker, retryAfter }: Details) {
    super(code, { retryAfter });
    this.asker = asker;
  }
}
