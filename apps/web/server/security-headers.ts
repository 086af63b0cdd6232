import { isVoicePage } from '@nukkad/domain/voice-page.ts';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { WebConfig } from './config.ts';
import { contentPolicy } from './content-policy.ts';

/**
 * Headers by what the answer is, whatever was asked for: a document has its policy, unless the API gave it one of its
 * own. The many small files of the build, which never change, go without what only documents need.
 */
export const securityHeaders = fastifyPlugin(
  async (app: FastifyInstance, { config, inline }: { config: WebConfig; inline: readonly string[] }) => {
    const { strictTransport } = config;
    const policy = contentPolicy(config, inline);
    app.addHook('onSend', async (request, reply) => {
      reply.header('x-content-type-options', 'nosniff');
      if (String(reply.getHeader('cache-control')).includes('immutable')) return;
      reply.header('referrer-policy', 'strict-origin-when-cross-origin');
      if (strictTransport !== null) reply.header('strict-transport-security', strictTransport);
      const isDocument = String(reply.getHeader('content-type')).startsWith('text/html');
      const microphone = isDocument && isVoicePage(request.url) ? '(self)' : '()';
      reply.header('permissions-policy', `geolocation=(self), camera=(), microphone=${microphone}`);
      if (isDocument && !reply.hasHeader('content-security-policy'))
        reply.header('content-security-policy', policy);
    });
  },
);
