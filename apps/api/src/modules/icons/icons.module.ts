import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import type { ApiModule } from '../../mount/route-binding.ts';

const ONE_ICON = import.meta.resolve('@nukkad/ui/static/icons/terms/fresher.svg');
const ROOT = fileURLToPath(new URL('..', ONE_ICON));

/** The pictograms that answers name by their path, for clients that do not bring their own. */
export const iconsModule: ApiModule = {
  name: 'icons',
  routes: [],
  setUp: async (app) => {
    await app.register(fastifyStatic, {
      root: ROOT,
      prefix: '/icons/',
      index: false,
      maxAge: DAY_MS,
      decorateReply: false,
    });
  },
};
