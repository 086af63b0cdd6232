import { isVoicePage } from '@nukkad/domain/voice-page.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { WebConfig } from './config.ts';
import { contentPolicy, REPORT_GROUP, REPORT_PATH, REPORTED_POLICY } from './content-policy.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Lets this page show these origins in a frame; its content security policy names them. */
    allowFrames(frames: readonly string[]): FastifyReply;
  }
}

interface Options {
  readonly config: WebConfig;
  /** The scripts within pages. */
  readonly inline: readonly string[];
}

/** The headers that only a document needs. It has the site's policy, unless the API or its page gave it another. */
function guardDocument(reply: FastifyReply, policy: string): void {
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
  reply
    .header('content-security-policy-report-only', REPORTED_POLICY)
    .header('reporting-endpoints', `${REPORT_GROUP}="${REPORT_PATH}"`)
    // Other sites' windows cannot reach this one; sign-ins are redirects, so no popup has to.
    .header('cross-origin-opener-policy', 'same-origin');
}

/**
 * Sets security headers by what the answer is, whatever was asked for. The many small files of the build, which never
 * change, go without what only documents need.
 */
export const securityHeaders = fastifyPlugin(async (app: FastifyInstance, { config, inline }: Options) => {
  const { strictTransport } = config;
  const policy = contentPolicy(config, { inline });
  app.decorateReply('allowFrames', function allowFrames(frames) {
    if (frames.length > 0) this.header('content-security-policy', contentPolicy(config, { inline, frames }));
    return this;
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (String(reply.getHeader('cache-control')).includes('immutable')) return;
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    if (strictTransport !== null) reply.header('strict-transport-security', strictTransport);
    const isDocument = String(reply.getHeader('content-type')).startsWith('text/html');
    const microphone = isDocument && isVoicePage(request.url) ? '(self)' : '()';
    reply.header('permissions-policy', `geolocation=(self), camera=(), microphone=${microphone}`);
    if (isDocument) guardDocument(reply, policy);
  });
});
