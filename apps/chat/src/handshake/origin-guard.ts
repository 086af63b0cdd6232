import type { IncomingMessage } from 'node:http';

/**
 * Whether a request comes from the product's own pages or not from a browser. Browsers send the Origin header with
 * every WebSocket and cross-site request, always normalised. They omit it for same-site GET requests (polling), as do
 * other clients. That is safe, because no client connects without a token.
 */
export function isSameOrigin(request: IncomingMessage, publicOrigin: string): boolean {
  const { origin } = request.headers;
  return origin === undefined || origin === publicOrigin;
}
