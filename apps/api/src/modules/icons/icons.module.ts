import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { readOperatorIcon } from '@nukkad/core/icons/read-operator-icon.ts';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import type { ApiModule } from '../../mount/route-binding.ts';

const ONE_ICON = import.meta.resolve('@nukkad/ui/static/icons/terms/fresher.svg');
const ROOT = fileURLToPath(new URL('..', ONE_ICON));

const OWN_SECONDS = 300;

/** Routes that serve the pictograms whose paths are in responses, for clients that do not bundle them. */
export const iconsModule: ApiModule = {
  name: 'icons',
  routes: [],
  setUp: async (app) => {
    app.get<{ Params: { family: string; file: string } }>(
      '/icons/:family/own/:file',
      async ({ params }, reply) => {
        const svg = await readOperatorIcon(app.container, params.family, params.file);
        if (svg === null) return reply.callNotFound();
        // The cache time is limited, because an operator may replace a drawing under the same name.
        return reply
          .type('image/svg+xml')
          .header('cache-control', `public, max-age=${OWN_SECONDS}`)
          .send(svg);
      },
    );
    await app.register(fastifyStatic, {
      root: ROOT,
      prefix: '/icons/',
      index: false,
      maxAge: DAY_MS,
      decorateReply: false,
    });
  },
};
