import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FaultReporter } from '@nukkad/telemetry/fault-reports.ts';
import { errorSerializers, reportingHooks } from '@nukkad/telemetry/reporting-log.ts';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { WebConfig } from './config.ts';
import { routedPath } from './hire/hire-address.ts';
import { isSocketRequest } from './proxy/chat-sockets.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

export interface LogTarget {
  write(line: string): void;
}

/**
 * Returns the path of a request target. A complete URL (`GET http://host/jobs`) becomes its path and query. Any other text that
 * is not a path (`GET *`) becomes an unknown path.
 * @internal
 */
export function pathOf(target: string): string {
  if (target.startsWith('/')) return target;
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return `/${encodeURIComponent(target)}`;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

interface ServerParts {
  readonly logTo?: LogTarget | undefined;
  readonly faults?: FaultReporter | null;
  readonly trustedProxies: TrustedProxies;
}

/** Creates the server without routes: its log, trusted proxies, timeouts and connection limit. */
export function createServer(
  config: WebConfig,
  { logTo, faults = null, trustedProxies }: ServerParts,
): FastifyInstance {
  const hireHost = config.hireOrigin === null ? null : new URL(config.hireOrigin).host;
  const app = fastify({
    logger: {
      level: config.logLevel,
      serializers: errorSerializers(config.faults.NODE_ENV),
      ...reportingHooks(faults),
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.isTrusted,
    rewriteUrl: ({ url = '/', headers }) => routedPath(pathOf(url), headers.host, hireHost),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    keepAliveTimeout: 65_000,
    connectionTimeout: config.deadlines.silence,
    // Long enough for a video over a slow connection. The routes end other slow requests earlier.
    requestTimeout: 300_000,
    http: {
      connectionsCheckingInterval: 2000,
      headersTimeout: 15_000,
      shouldUpgradeCallback: (request: IncomingMessage) => isSocketRequest(request),
    },
    // While the server closes, it still serves requests; `draining` then ends their connections.
    return503OnClosing: false,
  });
  app.server.maxConnections = config.limits.connections;
  return app;
}
