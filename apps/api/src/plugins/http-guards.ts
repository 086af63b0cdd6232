import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import { deriveKeys } from '@nukkad/core/security/keys.ts';
import { sharedRateLimitStore } from '@nukkad/server/valkey/rate-limit-store.ts';
import type { Valkey } from '@nukkad/server/valkey/valkey.ts';
import fp from 'fastify-plugin';
import helmet from 'helmet';
import type { Config } from '../config.ts';

/** Returns middleware that sets the security headers. */
function securityHeaders({ isProduction }: Pick<Config, 'isProduction'>) {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: isProduction,
  });
}

/** Returns the security and CORS headers that `httpGuardsPlugin` adds, for responses that are sent without it. */
export function guardHeaders(config: Config): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  securityHeaders(config)({} as never, response as never, () => {});
  return {
    ...headers,
    'access-control-allow-origin': config.PUBLIC_ORIGIN,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'retry-after',
  };
}

/** Adds security headers, CORS for the site's origin, cookies, and the rate limit per network address. */
export const httpGuardsPlugin = fp<{ config: Config; valkey: Valkey | null }>(
  async (app, { config, valkey }) => {
    // Computed once, because the plugin of the same name computes the headers for every request.
    const setSecurityHeaders = securityHeaders(config);
    app.addHook('onRequest', (request, reply, done) =>
      setSecurityHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined)),
    );
    await app.register(cors, {
      origin: config.PUBLIC_ORIGIN,
      credentials: true,
      methods: ['GET', 'POST'],
      exposedHeaders: ['retry-after'],
      maxAge: 86_400,
    });
    await app.register(cookie, { secret: [...deriveKeys(config).cookie] });
    if (config.RATE_LIMIT_PER_MINUTE === 0) return;
    await app.register(rateLimit, {
      max: config.RATE_LIMIT_PER_MINUTE,
      timeWindow: '1 minute',
      ...(valkey === null ? {} : { store: sharedRateLimitStore(valkey, 'api') }),
      keyGenerator: ({ network }) => network,
      errorResponseBuilder: (_request, context) =>
        new AppError('RATE_LIMITED', { retryAfter: Math.ceil(context.ttl / 1000) }),
    });
  },
);
