import { ANSWER_SECONDS, type AnyRoute, routes } from '@nukkad/contract';
import { IDEMPOTENCY_HEADER } from '@nukkad/contract/idempotency.ts';
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { registerErrorEnvelopes } from './error-envelope.ts';
import { type ForwardRules, type ProxyParts, proxyRequest } from './proxy-request.ts';

const PREFIX = '/api';
const METHODS: HTTPMethods[] = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];

/**
 * Path of the last redirect of a sign-in. It waits for the identity provider, and it is not a route of the contract.
 */
const SIGN_IN_CALLBACK = { path: '/auth/google/callback', seconds: 15 };

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
const ORDINARY: ForwardRules = { answerMs: ANSWER_SECONDS * 1000, isLarge: false, isRepeatable: isRead };

/** Returns a route's timeout, whether its body is large, and whether a call may be repeated. */
function rulesOf(route: AnyRoute): ForwardRules {
  return {
    answerMs: (route.answerSeconds ?? ANSWER_SECONDS) * 1000,
    isLarge: route.multipart === true || route.bodyBytesMax !== undefined,
    isRepeatable: ({ headers }) =>
      route.kind === 'query' || (route.idempotent === true && headers[IDEMPOTENCY_HEADER] !== undefined),
  };
}

/**
 * Proxies `/api/*` to the API, without the prefix. Each route of the contract is registered with its own limits, and the log
 * names its pattern. Other paths are proxied with the default limits.
 */
export async function apiProxy(app: FastifyInstance, { parts }: { parts: ProxyParts }): Promise<void> {
  // Bodies are not parsed here, because the API validates them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  registerErrorEnvelopes(app);
  const mount = (method: HTTPMethods | HTTPMethods[], url: string, rules: ForwardRules) =>
    app.route({
      method,
      url,
      handler: (request, reply) => {
        const path = request.url.slice(PREFIX.length);
        return proxyRequest(request, reply, parts, { path: path.startsWith('/') ? path : `/${path}`, rules });
      },
    });
  for (const route of Object.values(routes) as AnyRoute[]) mount(route.method, route.path, rulesOf(route));
  mount('GET', SIGN_IN_CALLBACK.path, { ...ORDINARY, answerMs: SIGN_IN_CALLBACK.seconds * 1000 });
  for (const url of ['/', '/*']) mount(METHODS, url, ORDINARY);
}
