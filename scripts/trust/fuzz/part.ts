import type { Part } from '../shared/part.ts';
import { ALL_ROUTES, fetchText } from '../shared/requests.ts';
import { createVictim } from '../shared/victim.ts';
import { createWorld } from '../shared/world.ts';
import { fuzzRoutes } from './api.ts';
import { fuzzPages } from './pages.ts';
import { sendRawRequests } from './raw-requests.ts';

/** Odd input at every route and page address over real sockets. */
export const fuzz: Part = {
  name: 'fuzz',
  isInShortForm: true,
  run: async (checks, scale) => {
    const world = await createWorld();
    try {
      const api = await world.start('api');
      const victim = await createVictim(world);
      await fuzzRoutes(checks, { world, api, scale });
      const paths = ALL_ROUTES.map(([, { path }]) => path.replace(/:\w+/g, victim.id));
      const own = [
        '/healthz',
        '/readyz',
        '/docs',
        '/openapi.json',
        '/sitemap/jobs',
        '/auth/google',
        '/nowhere',
      ];
      await sendRawRequests(checks, api, scale.isShort ? paths.slice(0, 1) : [...paths, ...own]);
      if (!scale.isShort) await fuzzPages(checks, { world, api, seed: scale.seed });
      const { status } = await fetchText(`${api.origin}/healthz`);
      checks.check(api.isRunning && status === 200, 'the API is not alive afterwards');
      checks.check(!api.log.includes(victim.marker), "the log contains a seeker's data");
      checks.check(!/Bearer ey|"authorization"/.test(api.log), 'the log contains an access token');
    } finally {
      await world.close();
    }
  },
};
