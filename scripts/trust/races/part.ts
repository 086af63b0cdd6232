import { checkInvariants } from '../shared/invariants.ts';
import type { Part } from '../shared/part.ts';
import { createWorld } from '../shared/world.ts';
import { APPLYING } from './applying.ts';
import { LIMITS } from './limits.ts';

const RACES = [...APPLYING, ...LIMITS];

/** Requests that contend for the same rows, over two API processes. */
export const races: Part = {
  name: 'races',
  isInShortForm: true,
  run: async (checks, { isShort }) => {
    const world = await createWorld();
    try {
      const setting = { key: 'hrContactsPerAddressDay', value: 0 };
      await world.database.prisma.setting.create({ data: setting });
      const servers = await Promise.all([world.start('api'), world.start('api')]);
      const context = { world, checks, origins: servers.map(({ origin }) => origin) };
      for (let round = 0; round < (isShort ? 1 : 20); round += 1)
        for (const race of RACES) await race(context);
      await checkInvariants(checks, world.database, 'after the races');
    } finally {
      await world.close();
    }
  },
};
