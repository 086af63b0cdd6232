import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { WebConfig } from './config.ts';

const YEAR_SECONDS = 31_536_000;

/** The build's files: hashed ones for good, the others for an hour. */
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
      const isHashed = path.includes(`${join('client', 'assets')}/`);
      response.header('cache-control', `public, max-age=${isHashed ? `${YEAR_SECONDS}, immutable` : 3600}`);
    },
  });
}
