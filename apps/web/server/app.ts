import type { IncomingMessage } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import proxyAddress from '@fastify/proxy-addr';
import type { Valkey } from '@nukkad/server/valkey/valkey.ts';
import { VALKEY_FAILURES_HELP } from '@nukkad/server/valkey/valkey-failures-help.ts';
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
import { HIRE_PREFIX } from './hire/hire-address.ts';
import { hireSite } from './hire/hire-site.ts';
import { inlineScripts } from './inline-scripts.ts';
import { languageChoice } from './language-choice.ts';
import { pageLimits, placeUntilSent } from './limits/page-limits.ts';
import { handlePageFaults } from './page-faults.ts';
import { pages } from './pages.ts';
import { previews } from './previews/previews.ts';
import { chatSockets } from './proxy/chat-sockets.ts';
import { proxies } from './proxy/proxies.ts';
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

/** Returns a function that reads the client's address from an upgrade request, as `request.ip` does for other requests. */
const addressReader =
  ({ isTrusted }: TrustedProxies) =>
  (request: IncomingMessage): string =>
    proxyAddress(request, isTrusted);

/** Loads the built app. In development it starts Vite instead, which is imported here because the images do not contain it. */
async function prepareWebApp(app: FastifyInstance, config: WebConfig): Promise<WebApp> {
  if (config.devSocketPort === null) return loadBuiltApp(config.distFolder);
  const { startViteApp } = await import('./dev/vite-app.ts');
  return startViteApp(app, { socketPort: config.devSocketPort, hasHireSite: config.hireOrigin !== null });
}

/** Connects to Valkey if it is configured. Otherwise returns null, and does not load its library. */
async function connectValkey(
  app: FastifyInstance,
  { valkeyUrl: url }: WebConfig,
  metrics: Metrics | null,
): Promise<Valkey | null> {
  if (url === null) return null;
  const { Valkey: Client } = await import('@nukkad/server/valkey/valkey.ts');
  const valkey = new Client({ url, log: app.log });
  metrics?.gauge('nukkad_valkey_failures', VALKEY_FAILURES_HELP, () => valkey.failures);
  app.addHook('onClose', async () => valkey.close());
  await valkey.connect();
  return valkey;
}

export interface WebServerParts {
  readonly logTo?: LogTarget;
  /** The metrics registry; null if metrics are neither served nor sent. */
  readonly metrics?: Metrics | null;
  readonly tracing?: Tracing | null;
  /** Reports errors of this server; null without `SENTRY_DSN`. */
  readonly faults?: FaultReporter | null;
  /** Reports errors of browsers; null without `SENTRY_DSN`. */
  readonly browserFaults?: FaultReporter | null;
}

/**
 * Builds the server behind the public address. It renders pages, serves the build's files, and proxies API calls and chat
 * sockets.
 */
export async function buildWebServer(
  config: WebConfig,
  { logTo, metrics = null, tracing = null, faults = null, browserFaults = null }: WebServerParts = {},
): Promise<FastifyInstance> {
  const trustedProxies = new TrustedProxies(config.trustProxy);
  const app = createServer(config, { logTo, faults, trustedProxies });
  app.addHook('onClose', async () => trustedProxies.close());
  await trustedProxies.start();
  await app.register(fastifyScope, { tracing, isInside: false });
  if (metrics) await app.register(fastifyMetrics, { metrics });
  const { chatOrigin, publicOrigin, deadlines } = config;
  const webApp = await prepareWebApp(app, config);
  const addressOf = addressReader(trustedProxies);
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
    await scope.register(proxies, { config });
    await scope.register(async (streamed) => {
      streamed.addHook('onRequest', placeUntilSent);
      await streamed.register(sitemaps, { config });
    });
    await scope.register(statusPage, { config });
    await scope.register(securityTxt, { config });
    await scope.register(beacons, { config, metrics, faults: browserFaults });
  });
  if (config.hireOrigin !== null)
    await app.register(hireSite, { prefix: HIRE_PREFIX, config, devPage: webApp.hirePage });
  // Registered outside of the compressing scope, because the page cache stores the compressed forms.
  await app.register(async (rendered) => {
    await rendered.register(languageRedirects);
    await rendered.register(pages, { config, webApp });
    const lists = new ReferenceLists(config);
    await rendered.register(previews, { config, lists });
    await rendered.register(feeds, { config });
  });
  return app;
}
