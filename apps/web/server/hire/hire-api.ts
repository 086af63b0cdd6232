import { ANSWER_SECONDS } from '@nukkad/contract';
import { IDEMPOTENCY_HEADER } from '@nukkad/contract/idempotency.ts';
import type { AnyPartnerRoute } from '@nukkad/contract/partner/define-partner-route.ts';
import { partnerRoutes } from '@nukkad/contract/partner/routes.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerErrorEnvelopes } from '../proxy/error-envelope.ts';
import { type ForwardRules, type ProxyParts, proxyRequest } from '../proxy/proxy-request.ts';

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

const FILES: ForwardRules = { answerMs: ANSWER_SECONDS * 1000, isLarge: false, isRepeatable: isRead };

function rulesOf({ kind, idempotency }: AnyPartnerRoute): ForwardRules {
  return {
    answerMs: ANSWER_SECONDS * 1000,
    isLarge: false,
    isRepeatable: ({ headers }) =>
      kind === 'query' || (idempotency !== 'none' && headers[IDEMPOTENCY_HEADER] !== undefined),
  };
}

/**
 * Proxies the routes of companies and stored files to the API. Other routes do not exist on the host name of the
 * companies' site, so a session of a seeker opens nothing there.
 */
export async function hireApi(app: FastifyInstance, { parts }: { parts: ProxyParts }): Promise<void> {
  // Bodies are not parsed here, because the API validates them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  registerErrorEnvelopes(app);
  const mount = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, rules: ForwardRules) =>
    app.route({
      method,
      url,
      handler: (request, reply) =>
        proxyRequest(request, reply, parts, { path: request.url.slice(app.prefix.length), rules }),
    });
  for (const route of partnerRoutes) mount(route.method, route.path, rulesOf(route));
  for (const url of ['/files/*', '/icons/*']) mount('GET', url, FILES);
  for (const url of ['/', '/*']) app.all(url, async (_request, reply) => reply.callNotFound());
}
