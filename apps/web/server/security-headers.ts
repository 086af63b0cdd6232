import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** Names the page's own inline scripts to the content security policy. */
    nonce: string;
  }
}

function policy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "connect-src 'self' ws: wss:",
    "frame-src 'self' https: http:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self' https://accounts.google.com",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every page; what the API answers through the proxy keeps its own. */
export const securityHeaders = fastifyPlugin(
  async (app: FastifyInstance, options: { publicOrigin: string }) => {
    const isSecure = options.publicOrigin.startsWith('https:');
    app.decorateRequest('nonce', '');
    app.addHook('onRequest', async (request, reply) => {
      request.nonce = randomBytes(16).toString('base64');
      reply.header('x-content-type-options', 'nosniff');
      // The rest is about documents; on the many small files of the build it would outweigh them.
      if (request.url.startsWith('/assets/')) return;
      reply.header('referrer-policy', 'strict-origin-when-cross-origin');
      reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=()');
      if (isSecure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
      if (!request.url.startsWith('/api/')) reply.header('content-security-policy', policy(request.nonce));
    });
  },
);
