import { type AnyRoute, isRefusal } from '@nukkad/contract';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import { errorResponse } from '@nukkad/core/errors/error-response.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { causeFacts } from '../errors/cause-facts.ts';
import { countRefusal } from '../plugins/count-refusal.ts';
import { isPaused } from '../plugins/maintenance.ts';
import type { Shedding } from '../plugins/places.ts';
import { longLimitOf, runBeforeDeadline } from '../plugins/request-deadline.ts';
import { sessionHook } from '../security/session-hook.ts';
import { checkSubject } from './check-subject.ts';
import { compileAnswer, writeRefusal } from './compile-answer.ts';
import { compileRequestCheck, type RequestParts } from './compile-request.ts';
import { lazily } from './lazily.ts';
import { readActionKey } from './read-action-key.ts';
import { readUpload, type Upload } from './read-upload.ts';
import { readerLanguage } from './reader-language.ts';
import type { RequestContext } from './request-context.ts';
import type { RouteBinding, RouteLimits } from './route-binding.ts';
import { sendBinary } from './send-binary.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

function partsOf(request: FastifyRequest, upload: Upload | null): RequestParts {
  return { params: request.params, query: request.query, body: upload?.fields ?? request.body ?? {} };
}

interface Incoming {
  readonly route: AnyRoute;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly upload: Upload | null;
}

function contextOf({ route, request, reply, upload }: Incoming, input: unknown): RequestContext {
  return {
    container: request.server.container,
    session: request.session,
    language: readerLanguage(request),
    actionKey: readActionKey(route, request, input),
    upload: upload?.file ?? null,
    request,
    reply,
  };
}

function sendRefusal(route: AnyRoute, thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (!(thrown instanceof AppError) || !isRefusal(thrown.code)) throw thrown;
  countRefusal(request, thrown);
  if (thrown.cause !== undefined)
    request.log.warn({ code: thrown.code, ...causeFacts(thrown.cause) }, 'request refused');
  const answer = errorResponse(thrown, readerLanguage(request), request.id);
  return reply.type(JSON_TYPE).send(writeRefusal(route, answer));
}

function sheddingOf({ multipart }: AnyRoute, { isShedLast }: RouteLimits): Shedding {
  if (multipart) return 'upload';
  return isShedLast ? 'last' : 'first';
}

function fastifyLimits(route: AnyRoute, limits: RouteLimits, config: Config) {
  const { bodyLimit, perMinute, isBounded = false } = limits;
  const deadline = longLimitOf(route.key);
  const rateLimit = perMinute === undefined ? {} : { rateLimit: { max: config[perMinute] } };
  return {
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    ...(deadline === undefined ? {} : { handlerTimeout: deadline }),
    config: {
      isBounded,
      shedding: sheddingOf(route, limits),
      isPaused: isPaused(route),
      ...(deadline === undefined ? {} : { deadline }),
      ...rateLimit,
    },
  };
}

/**
 * Mounts one contract route. Its schemas are compiled at the first request, because compiling those of all routes is a tenth
 * of the time that the API needs to start.
 */
export function mountRoute(app: FastifyInstance, { route, limits, handle }: RouteBinding): void {
  const check = lazily(() => compileRequestCheck(route));
  const write = lazily(() => compileAnswer(route));
  app.route({
    method: route.method,
    url: route.path,
    ...fastifyLimits(route, limits, app.container.config),
    ...(route.auth === 'public' ? {} : { preParsing: sessionHook(app, route.auth) }),
    handler: async (request, reply) => {
      // Personal responses are not cached by proxies, unless the response says otherwise.
      if (request.session !== null || route.kind === 'command') reply.header('cache-control', 'no-store');
      if (route.subject === 'path') checkSubject(route, request.session, request.params);
      const upload = route.multipart ? await readUpload(request, reply) : null;
      const parts = partsOf(request, upload);
      if (route.subject === 'body') checkSubject(route, request.session, parts.body);
      check()(parts);
      try {
        const input: unknown = route.decodeRequest(parts as never);
        const context = contextOf({ route, request, reply, upload }, input);
        const output = await runBeforeDeadline(request, () => handle(request.session, input, context));
        if (route.binary) return sendBinary(reply, output);
        return reply.type(JSON_TYPE).send(write()(route.encodeResult(output)));
      } catch (thrown) {
        return sendRefusal(route, thrown, request, reply);
      }
    },
  });
}

/**
 * Mounts a route without a handler. It checks the request and then answers 501, so that no client mistakes it for
 * success.
 */
export function mountMissing(app: FastifyInstance, route: AnyRoute): void {
  const handle = () => {
    throw new AppError('NOT_IMPLEMENTED');
  };
  mountRoute(app, { route, limits: {}, handle });
}
