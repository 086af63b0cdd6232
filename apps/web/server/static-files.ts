import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { WebConfig } from './config.ts';

const YEAR_SECONDS = 31_536_000;
/** Matches the service worker and its compressed copies. */
const SERVICE_WORKER = /\/sw\.js(?:\.\w+)?$/;

function cacheControl(path: string): string {
  if (SERVICE_WORKER.test(path)) return 'no-cache';
  const isHashed = path.includes(`${join('client', 'assets')}/`);
  return `public, max-age=${isHashed ? `${YEAR_SECONDS}, immutable` : 3600}`;
}

/** Serves the build's files. Browsers cache hashed files for a year and others for an hour, and revalidate the service worker. */
export async function staticFiles(app: FastifyInstance, { config }: { config: WebConfig }): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(config.distFolder, 'client'),
    wildcard: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    cacheControl: false,
    setHeaders: (response, path) => {
      response.header('cache-control', cacheControl(path));
    },
  });
}
