import type { IncomingMessage } from 'node:http';

/**
 * Whether a request comes from the product's own pages. A browser names the origin with every WebSocket and with what it
 * asks of another site, always in its one spelling; it leaves it out of reads of its own site (polling). Other clients
 * name none. None of them gets in without a token.
 */
export function hasOwnOrigin(request: IncomingMessage, publicOrigin: string): boolean {
  const { origin } = request.headers;
  return origin === undefined || origin === publicOrigin;
}
