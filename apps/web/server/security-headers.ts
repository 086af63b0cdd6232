import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { WebConfig } from './config.ts';
import { contentPolicy, REPORT_GROUP, REPORT_PATH, REPORTED_POLICY } from './content-policy.ts';

/** The policy of responses that are no documents: no page shows them in a frame. */
const UNFRAMED_POLICY = "frame-ancestors 'none'";

interface Options {
  readonly config: WebConfig;
  /** Source texts of the inline scripts in pages. */
  readonly inline: readonly string[];
}

/** Sets the headers that only HTML documents need. A policy that the API or the page has already set is kept. */
function setDocumentHeaders(reply: FastifyReply, policy: string): void {
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
  reply
    .header('content-security-policy-report-only', REPORTED_POLICY)
    .header('reporting-endpoints', `${REPORT_GROUP}="${REPORT_PATH}"`)
    // Windows of other sites cannot reach this one. Signing in uses redirects, so it needs no popup.
    .header('cross-origin-opener-policy', 'same-origin');
}

/**
 * Sets security headers by the type of the response. The immutable files of the build get only those that concern every
 * response: no guessed type, no frame on another page, and https.
 */
export const securityHeaders = fastifyPlugin(async (app: FastifyInstance, { config, inline }: Options) => {
  const { strictTransport } = config;
  const policy = contentPolicy(config, { inline });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (strictTransport !== null) reply.header('strict-transport-security', strictTransport);
    const isDocument = String(reply.getHeader('content-type')).startsWith('text/html');
    if (!isDocument && !reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', UNFRAMED_POLICY);
    if (String(reply.getHeader('cache-control')).includes('immutable')) return;
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    const microphone = isDocument ? '(self)' : '()';
    reply.header('permissions-policy', `geolocation=(self), camera=(), microphone=${microphone}`);
    if (isDocument) setDocumentHeaders(reply, policy);
  });
});
