import type { Part } from '../shared/part.ts';
import { createVictim } from '../shared/victim.ts';
import { createWorld } from '../shared/world.ts';
import { refusesAtTheChat } from './chat-identities.ts';
import { refusesForeignIds } from './foreign-ids.ts';
import { refusesWrongIdentities } from './wrong-identities.ts';

/** Every route and chat event of the contract × wrong identities × ids of somebody else. */
export const matrix: Part = {
  name: 'matrix',
  isInShortForm: true,
  run: async (checks, scale) => {
    const world = await createWorld();
    try {
      const [api, chat] = await Promise.all([world.start('api'), world.start('chat')]);
      const victim = await createVictim(world);
      await refusesWrongIdentities(checks, { world, victim, api, scale });
      await refusesForeignIds(checks, { world, victim, api, scale });
      await refusesAtTheChat(checks, { world, victim, api, chat });
      for (const { name, log } of [api, chat]) {
        checks.check(!log.includes(victim.marker), `the log of ${name} contains a seeker's data`);
        checks.check(!log.includes(victim.token), `the log of ${name} contains an access token`);
      }
    } finally {
      await world.close();
    }
  },
};
