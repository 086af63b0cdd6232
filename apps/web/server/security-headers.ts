import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { WebConfig } from './config.ts';
import { contentPolicy } from './content-policy.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Names the page's own inline scripts to the content security policy. */
    nonce: string;
  }
}

/**
 * Headers by what the answer is, whatever was asked for: a document has its policy, unless the API gave it one of its
 * own. The many small files of the build, which never change, go without what only documents need.
 */
export const securityHeaders = fastifyPlugin(
  async (app: FastifyInstance, { config }: { config: WebConfig }) => {
    const { strictTransport } = config;
    const policy = contentPolicy(config);
    app.decorateRequest('nonce', '');
    app.addHook('onRequest', async (request) => {
      request.nonce = randomBytes(16).toString('base64');
    });
    app.addHook('onSend', async (request, reply) => {
      reply.header('x-content-type-options', 'nosniff');
      if (String(reply.getHeader('cache-control')).includes('immutable')) return;
      reply.header('referrer-policy', 'strict-origin-when-cross-origin');
      reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=()');
      if (strictTransport !== null) reply.header('strict-transport-security', strictTransport);
      const isDocument = String(reply.getHeader('content-type')).startsWith('text/html');
      if (isDocument && !reply.hasHeader('content-security-policy'))
        reply.header('content-security-policy', policy(request.nonce));
    });
  },
);
