import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { loadAssets } from './assets.ts';
import type { WebConfig } from './config.ts';
import { languageChoice } from './language-choice.ts';
import { pages } from './pages.ts';
import { proxies } from './proxies.ts';
import { securityHeaders } from './security-headers.ts';
import { sitemaps } from './sitemap/sitemaps.ts';
import { staticFiles } from './static-files.ts';

/** The one public address: pages rendered here, assets from the build, calls and sockets passed on. */
export async function buildWebServer(config: WebConfig): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel },
    disableRequestLogging: true,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: true,
  });
  const assets = await loadAssets(config.distFolder);
  await app.register(cookie);
  await app.register(securityHeaders, { publicOrigin: config.publicOrigin });
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
