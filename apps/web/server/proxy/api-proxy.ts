import { ANSWER_SECONDS, type AnyRoute, routes } from '@nukkad/contract';
import { IDEMPOTENCY_HEADER } from '@nukkad/contract/idempotency.ts';
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { answerWithEnvelopes } from './error-envelope.ts';
import { type Passage, type PassOnParts, passOn } from './proxy-request.ts';

const PREFIX = '/api';
const METHODS: HTTPMethods[] = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];

/** Redirects of signing in, no routes of the contract: the last one asks the identity provider. */
const SIGN_IN_ANSWERED = { path: '/auth/google/callback', seconds: 15 };

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
const ORDINARY: Passage = { answerMs: ANSWER_SECONDS * 1000, isLarge: false, isRepeatable: isRead };

/** What the contract says of a route: how long it may take, whether its body is large, whether it may be sent twice. */
function passageOf(route: AnyRoute): Passage {
  return {
    answerMs: (route.answerSeconds ?? ANSWER_SECONDS) * 1000,
    isLarge: route.multipart === true || route.bodyBytesMax !== undefined,
    isRepeatable: ({ headers }) =>
      route.kind === 'query' || (route.idempotent === true && headers[IDEMPOTENCY_HEADER] !== undefined),
  };
}

/**
 * `/api/*` without its prefix to the API. Each route of the contract stands here by itself, so that its own bounds hold
 * and the log names its pattern; what the contract does not know goes on as an ordinary call.
 */
export async function apiProxy(app: FastifyInstance, { parts }: { parts: PassOnParts }): Promise<void> {
  // Bodies are not looked into: they are the API's to judge.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  answerWithEnvelopes(app);
  const mount = (method: HTTPMethods | HTTPMethods[], url: string, passage: Passage) =>
    app.route({
      method,
      url,
      handler: (request, reply) => {
        const path = request.url.slice(PREFIX.length);
        return passOn(request, reply, parts, { path: path.startsWith('/') ? path : `/${path}`, passage });
      },
    });
  for (const route of Object.values(routes) as AnyRoute[]) mount(route.method, route.path, passageOf(route));
  mount('GET', SIGN_IN_ANSWERED.path, { ...ORDINARY, answerMs: SIGN_IN_ANSWERED.seconds * 1000 });
  for (const url of ['/', '/*']) mount(METHODS, url, ORDINARY);
}
