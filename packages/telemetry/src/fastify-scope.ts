import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Tracing } from './tracing.ts';
import { TRACE_HEADER, type WorkScope, workScope } from './work-scope.ts';

interface Options {
  readonly tracing: Tracing | null;
  /** Whether all clients are servers of the product, so that their trace headers are trusted. */
  readonly isInside: boolean;
}

/**
 * Runs each request in an async scope (AsyncLocalStorage) with its id and span. The scope is entered again in
 * preValidation, because it is lost while the body is read.
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
