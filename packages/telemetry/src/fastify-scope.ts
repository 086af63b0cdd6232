import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Tracing } from './tracing.ts';
import { TRACE_HEADER, type WorkScope, workScope } from './work-scope.ts';

interface Options {
  readonly tracing: Tracing | null;
  /** Whether callers are servers of ours, whose word on what a request is part of is taken. */
  readonly isInside: boolean;
}

/**
 * Gives each request a scope that its id and its span are read from, however deep. It is entered twice: a body that is read
 * in between leaves the first.
 */
export const fastifyScope = fp(async (app, { tracing, isInside }: Options) => {
  const scopes = new WeakMap<FastifyRequest, WorkScope>();
  app.addHook('onRequest', (request, _reply, done) => {
    const header = isInside ? request.headers[TRACE_HEADER] : undefined;
    const parent = typeof header === 'string' ? header : undefined;
    const span = tracing?.begin(request.method, 'server', parent) ?? null;
    const scope = { requestId: request.id, span };
    scopes.set(request, scope);
    workScope.run(scope, done);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const scope = scopes.get(request);
    if (scope === undefined) return done();
    workScope.run(scope, done);
  });
  if (tracing === null) return;
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const facts = {
      name: `${request.method} ${route}`,
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
      'nukkad.request_id': request.id,
    };
    scopes.get(request)?.span?.end(facts, reply.statusCode >= 500);
    done();
  });
});
