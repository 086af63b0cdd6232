import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { loadAssets } from './assets.ts';
import type { WebConfig } from './config.ts';
import { languageChoice } from './language-choice.ts';
import { handlePageFaults } from './page-faults.ts';
import { pages } from './pages.ts';
import { proxies } from './proxies.ts';
import { securityHeaders } from './security-headers.ts';
import { sitemaps } from './sitemap/sitemaps.ts';
import { staticFiles } from './static-files.ts';

interface LogTarget {
  write(line: string): void;
}

/** The one public address: pages rendered here, assets from the build, calls and sockets passed on. */
export async function buildWebServer(config: WebConfig, logTo?: LogTarget): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel, ...(logTo && { stream: logTo }) },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: true,
  });
  const assets = await loadAssets(config.distFolder);
  await app.register(cookie);
  await app.register(securityHeaders, { publicOrigin: config.publicOrigin });
  handlePageFaults(app);
  app.get('/healthz', async () => ({ status: 'ok' }));
  await app.register(staticFiles, { config });
  await app.register(languageChoice);
  await app.register(async (scope) => {
    await scope.register(compress, {
      global: true,
      encodings: ['br', 'gzip'],
      brotliOptions: { params: { 1: 5 } },
    });
    await scope.register(proxies, { config });
    await scope.register(sitemaps, { config });
    await scope.register(pages, { config, assets });
  });
  return app;
}
