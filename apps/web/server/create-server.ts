import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FaultReporter } from '@nukkad/telemetry/fault-reports.ts';
import { errorSerializers, reportingHooks } from '@nukkad/telemetry/reporting-log.ts';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { WebConfig } from './config.ts';
import { isSocketRequest } from './proxy/chat-sockets.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

export interface LogTarget {
  write(line: string): void;
}

/**
 * The path of a request line, whichever of its forms it has: a whole address (`GET http://host/jobs`) is a request for
 * its path, and what is no path (`GET *`) an unknown one.
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
  readonly proxies: TrustedProxies;
}

/** The server without its routes: whom it believes, how long it waits, how much it takes. */
export function createServer(
  config: WebConfig,
  { logTo, faults = null, proxies }: ServerParts,
): FastifyInstance {
  const app = fastify({
    logger: {
      level: config.logLevel,
      serializers: errorSerializers(config.faults.NODE_ENV),
      ...reportingHooks(faults),
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: proxies.isTrusted,
    rewriteUrl: ({ url = '/' }) => pathOf(url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    keepAliveTimeout: 65_000,
    connectionTimeout: config.deadlines.silence,
    // The whole of a video may come slowly; what else comes slowly is given up by its route.
    requestTimeout: 300_000,
    http: {
      connectionsCheckingInterval: 2000,
      headersTimeout: 15_000,
      shouldUpgradeCallback: (request: IncomingMessage) => isSocketRequest(request),
    },
    // Requests that come while the server closes are answered; their connections end with the answer.
    return503OnClosing: false,
  });
  app.server.maxConnections = config.limits.connections;
  return app;
}
