import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import { JSON_BODY_BYTES_MAX, VIDEO_BYTES_MAX } from '@nukkad/contract';
import { type ContainerParts, createContainer } from '@nukkad/core/create-container.ts';
import { openProcessMetrics } from '@nukkad/core/metrics/open-process-metrics.ts';
import type { Valkey } from '@nukkad/server/valkey/valkey.ts';
import { fastifyScope } from '@nukkad/telemetry/fastify-scope.ts';
import { fastifyMetrics } from '@nukkad/telemetry/metrics/fastify-metrics.ts';
import { errorSerializers, reportingHooks } from '@nukkad/telemetry/reporting-log.ts';
import { REQUEST_ID_HEADER, readRequestId } from '@nukkad/telemetry/work-scope.ts';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import { bodyLimits, placeLimits } from './config-limits.ts';
import { modules } from './modules/index.ts';
import { mountContract } from './mount/mount-contract.ts';
import { mountPartner } from './partner/mount-partner.ts';
import { answerClientError } from './plugins/client-errors.ts';
import { drainingPlugin } from './plugins/draining.ts';
import { errorEnvelopePlugin, sendError } from './plugins/error-envelope.ts';
import { healthPlugin } from './plugins/health.ts';
import { guardHeaders, httpGuardsPlugin } from './plugins/http-guards.ts';
import { jsonBodyPlugin } from './plugins/json-body.ts';
import { loadSheddingPlugin } from './plugins/load-shedding.ts';
import { maintenancePlugin } from './plugins/maintenance.ts';
import { oddRowsPlugin } from './plugins/odd-rows.ts';
import { requestDeadlinePlugin } from './plugins/request-deadline.ts';
import { requestLogPlugin } from './plugins/request-log.ts';
import { requestNetworkPlugin } from './plugins/request-network.ts';
import { searchReplicaPlugin } from './plugins/search-replica.ts';
import { slowBodiesPlugin } from './plugins/slow-bodies.ts';
import { accessTokenPlugin } from './security/access-token.ts';
import { createSignInStrategies } from './sign-in/sign-in-strategies.ts';

/** The parts from which the API is built: its configuration, and the container parts that the caller provides. */
export type AppParts = Omit<ContainerParts, 'config'> & { readonly config: Config };

/** Default timeout of a route in milliseconds. */
const HANDLER_TIMEOUT = 20_000;
const UPLOAD_LIMITS = { files: 1, fields: 20, fieldSize: 8192, fileSize: VIDEO_BYTES_MAX };

function createServer({ config, faults = null }: AppParts): FastifyInstance {
  return Fastify({
    logger: {
      level: config.LOG_LEVEL,
      ...reportingHooks(faults),
      // Logs nothing of requests and responses here, because headers and URLs may contain personal data. request-
      // log.ts logs the safe fields.
      serializers: { req: () => ({}), res: () => ({}), ...errorSerializers(config.NODE_ENV) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => readRequestId(headers[REQUEST_ID_HEADER]) ?? randomUUID(),
    trustProxy: config.trustProxy === false ? false : [...config.trustProxy],
    bodyLimit: JSON_BODY_BYTES_MAX,
    // Five minutes in milliseconds, because a video may upload slowly. Other routes have shorter timeouts, and
    // headersTimeout limits the headers.
    requestTimeout: 300_000,
    keepAliveTimeout: 65_000,
    http: { connectionsCheckingInterval: 2000, headersTimeout: 15_000 },
    forceCloseConnections: 'idle',
    // draining.ts refuses requests that arrive while the server closes, in the error envelope.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      sendError(error, request, reply);
    },
    routerOptions: { maxParamLength: 200 },
  });
}

/** Connects to Valkey if it is configured. Otherwise returns null, and does not load its library. */
async function connectValkey(app: FastifyInstance, { VALKEY_URL: url }: Config): Promise<Valkey | null> {
  if (url === undefined) return null;
  const { Valkey: Client } = await import('@nukkad/server/valkey/valkey.ts');
  const valkey = new Client({ url, log: app.log });
  app.addHook('onClose', async () => valkey.close());
  await valkey.connect();
  return valkey;
}

/** Builds the Fastify app of the API. The caller makes it listen and closes it. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config } = parts;
  const app = createServer(parts);
  const valkey = parts.valkey ?? (await connectValkey(app, config));
  const metrics = parts.metrics ?? (await openProcessMetrics('api', { ...parts, valkey }));
  app.decorate(
    'container',
    createContainer({ ...parts, valkey, metrics }, () => app.log.info('a message waits at /dev/outbox')),
  );
  app.decorate('signIn', createSignInStrategies(config, app.container.identity.facebook));
  app.decorateRequest('session', null);
  app.addHook('onRoute', (route) => {
    if (route.config?.isBounded !== true) route.handlerTimeout ??= HANDLER_TIMEOUT;
  });
  await app.register(errorEnvelopePlugin);
  await app.register(fastifyScope, { tracing: app.container.tracing, isInside: true });
  await app.register(requestLogPlugin);
  if (metrics) await app.register(fastifyMetrics, metrics);
  await app.register(drainingPlugin);
  await app.register(requestNetworkPlugin);
  await app.register(loadSheddingPlugin, { limits: placeLimits(config), headers: guardHeaders(config) });
  await app.register(requestDeadlinePlugin, { milliseconds: config.REQUEST_MILLISECONDS });
  await app.register(maintenancePlugin);
  await app.register(slowBodiesPlugin, { limits: bodyLimits(config) });
  await app.register(httpGuardsPlugin, { config, valkey });
  await app.register(jsonBodyPlugin);
  await app.register(multipart, { limits: UPLOAD_LIMITS });
  await app.register(accessTokenPlugin, { keys: app.container.keys.accessToken });
  await app.register(searchReplicaPlugin);
  await app.register(oddRowsPlugin);
  await app.register(healthPlugin);
  app.addHook('onClose', () => app.container.missingWords.flush().catch(() => {}));
  await mountContract(app, modules);
  await mountPartner(app);
  return app;
}
