import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { WebConfig } from '../config.ts';
import { hirePolicy } from './hire-policy.ts';
import { withPageSettings } from './page-settings.ts';

const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3600;
/** The page of the companies' site. Its script renders every address. */
const PAGE = 'hire.html';

function cacheControl(path: string): string {
  if (/\/hire-sw\.js(?:\.\w+)?$/.test(path)) return 'no-cache';
  const isHashed = /[\\/]assets[\\/]/.test(path);
  return `public, max-age=${isHashed ? `${YEAR_SECONDS}, immutable` : HOUR_SECONDS}`;
}

/** Serves the built files: hashed ones for a year, others for an hour. The service worker is always revalidated. */
async function hireFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    decorateReply: false,
    wildcard: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    globIgnore: ['**/*.br', '**/*.gz', '**/*.html', '.vite/**'],
    cacheControl: false,
    setHeaders: (response, path) => {
      response.header('cache-control', cacheControl(path));
    },
  });
}

async function readPage(folder: string): Promise<string> {
  return readFile(join(folder, PAGE), 'utf8').catch((cause) => {
    throw new Error("The companies' site is not built: run `pnpm --filter @nukkad/desk build` first.", {
      cause,
    });
  });
}

export interface HireSiteOptions {
  readonly config: WebConfig;
  /** Returns the page in development; undefined if the built page is served. */
  readonly devPage: (() => Promise<string>) | undefined;
}

/**
 * Serves the companies' site: its files, and its page for every other address. It has security headers of its own, because
 * it needs less than the seekers' site. `proxies` forwards its calls of the API.
 */
export async function hireSite(app: FastifyInstance, { config, devPage }: HireSiteOptions): Promise<void> {
  const policy = hirePolicy(config);
  const built = devPage === undefined ? await readPage(config.hireFolder) : '';
  // Runs after the hook of the whole server, whose headers are those of the seekers' site.
  app.addHook('onSend', async (_request, reply) => {
    reply.removeHeader('content-security-policy-report-only');
    reply.removeHeader('reporting-endpoints');
    const isDocument = String(reply.getHeader('content-type')).startsWith('text/html');
    if (!isDocument) return;
    reply
      .header('content-security-policy', policy)
      .header('referrer-policy', 'no-referrer')
      .header('permissions-policy', 'geolocation=(self), camera=(), microphone=(self)')
      .header('cross-origin-opener-policy', 'same-origin')
      .header('cross-origin-resource-policy', 'same-origin')
      .header('x-robots-tag', 'noindex');
  });
  if (devPage === undefined) await hireFiles(app, config.hireFolder);
  const sendPage = async () => withPageSettings((await devPage?.()) ?? built, config.site);
  for (const url of ['/', '/*'])
    app.get(url, async (_request, reply) => {
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
      return sendPage();
    });
}
