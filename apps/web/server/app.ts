import type { IncomingMessage } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import proxyAddress from '@fastify/proxy-addr';
import { VALKEY_FAILURES_HELP, Valkey } from '@nukkad/server/valkey/valkey.ts';
import { fastifyScope } from '@nukkad/telemetry/fastify-scope.ts';
import type { FaultReporter } from '@nukkad/telemetry/fault-reports.ts';
import { fastifyMetrics } from '@nukkad/telemetry/metrics/fastify-metrics.ts';
import type { Metrics } from '@nukkad/telemetry/metrics/metrics.ts';
import type { Tracing } from '@nukkad/telemetry/tracing.ts';
import type { FastifyInstance } from 'fastify';
import { beacons } from './beacons/beacons.ts';
import { BROTLI_PARAMS } from './brotli.ts';
import type { WebConfig } from './config.ts';
import { createServer, type LogTarget } from './create-server.ts';
import { draining } from './draining.ts';
import { feeds } from './feeds/feeds.ts';
import { inlineScripts } from './inline-scripts.ts';
import { languageChoice } from './language-choice.ts';
import { pageLimits, placeUntilSent } from './limits/page-limits.ts';
import { handlePageFaults } from './page-faults.ts';
import { pages } from './pages.ts';
import { previews } from './previews/previews.ts';
import { chatSockets } from './proxy/chat-sockets.ts';
import { proxies as passOn } from './proxy/proxies.ts';
import { languageRedirects } from './reader-language.ts';
import { ReferenceLists } from './reference-lists.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { securityTxt } from './security-txt.ts';
import { sitemaps } from './sitemap/sitemaps.ts';
import { staticFiles } from './static-files.ts';
import { statusPage } from './status/status-page.ts';
import { TrustedProxies } from './trusted-proxies.ts';
import { loadBuiltApp, type WebApp } from './web-app.ts';

/** Returns the client's address of a socket request; `request.ip` is the same for other requests. */
const addressReader =
  ({ isTrusted }: TrustedProxies) =>
  (request: IncomingMessage): string =>
    proxyAddress(request, isTrusted);

/** The built app; while developing, the sources themselves by way of Vite, which no image carries. */
async function prepareWebApp(app: FastifyInstance, config: WebConfig): Promise<WebApp> {
  if (config.devSocketPort === null) return loadBuiltApp(config.distFolder);
  const { startViteApp } = await import('./dev/vite-app.ts');
  return startViteApp(app, config.devSocketPort);
}

async function connectValkey(
  app: FastifyInstance,
  { valkeyUrl: url }: WebConfig,
  metrics: Metrics | null,
): Promise<Valkey | null> {
  if (url === null) return null;
  const valkey = new Valkey({ url, log: app.log });
  metrics?.gauge('nukkad_valkey_failures', VALKEY_FAILURES_HELP, () => valkey.failures);
  app.addHook('onClose', async () => valkey.close());
  await valkey.connect();
  return valkey;
}

export interface WebServerParts {
  readonly logTo?: LogTarget;
  /** Null where nobody asks for them. */
  readonly metrics?: Metrics | null;
  readonly tracing?: Tracing | null;
  /** Null where no address is configured for them: of this server, and of browsers. */
  readonly faults?: FaultReporter | null;
  readonly browserFaults?: FaultReporter | null;
}

/** The one public address: pages rendered here, assets from the build, calls and sockets passed on. */
export async function buildWebServer(
  config: WebConfig,
  { logTo, metrics = null, tracing = null, faults = null, browserFaults = null }: WebServerParts = {},
): Promise<FastifyInstance> {
  const proxies = new TrustedProxies(config.trustProxy);
  const app = createServer(config, { logTo, faults, proxies });
  app.addHook('onClose', async () => proxies.close());
  await proxies.start();
  await app.register(fastifyScope, { tracing, isInside: false });
  if (metrics) await app.register(fastifyMetrics, { metrics });
  const { chatOrigin, publicOrigin, deadlines } = config;
  const webApp = await prepareWebApp(app, config);
  const addressOf = addressReader(proxies);
  const endSockets = chatSockets(app.server, { chatOrigin, publicOrigin, addressOf, log: app.log });
  await app.register(requestLog);
  await app.register(cookie);
  await app.register(securityHeaders, { config, inline: inlineScripts(webApp.assets) });
  handlePageFaults(app);
  await app.register(draining, { drainMs: deadlines.drain, endMs: deadlines.end, endSockets });
  if (config.devSocketPort === null) await app.register(staticFiles, { config });
  await app.register(languageChoice);
  await app.register(pageLimits, {
    limits: config.limits,
    valkey: await connectValkey(app, config, metrics),
  });
  await app.register(async (scope) => {
    await scope.register(compress, {
      global: true,
      encodings: ['br', 'gzip'],
      brotliOptions: { params: BROTLI_PARAMS },
    });
    await scope.register(passOn, { config });
    await scope.register(async (sent) => {
      sent.addHook('onRequest', placeUntilSent);
      await sent.register(sitemaps, { config });
    });
    await scope.register(statusPage, { config });
    await scope.register(securityTxt, { config });
    await scope.register(beacons, { config, metrics, faults: browserFaults });
  });
  // Pages are compressed once, where they are stored.
  await app.register(async (rendered) => {
    await rendered.register(languageRedirects);
    await rendered.register(pages, { config, webApp });
    const lists = new ReferenceLists(config);
    await rendered.register(previews, { config, lists });
    await rendered.register(feeds, { config });
  });
  return app;
}
