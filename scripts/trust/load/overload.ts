import { buildJob } from '@nukkad/testing';
import type { Part } from '../shared/part.ts';
import type { Answer } from '../shared/requests.ts';
import { createWorld } from '../shared/world.ts';
import { sendMixed } from './mixed-load.ts';

const WARM_UP = 300;
/** Memory that may remain after a burst: caches fill, and V8 keeps freed pages. */
const MEGABYTES_LEFT = 150;

/** Many more requests at once than a process can serve: each is answered or refused, and then all is as before. */
export const overload: Part = {
  name: 'overload',
  isInShortForm: false,
  run: async (checks, { isShort }) => {
    const world = await createWorld();
    try {
      const api = await world.start('api');
      for (let job = 0; job < 20; job += 1) await buildJob(world.database);
      const person = await world.person();
      const burst = (count: number): Promise<Answer[]> =>
        Promise.all(Array.from({ length: count }, (_, at) => sendMixed(api.origin, at, person)));
      for (let round = 0; round < 3; round += 1) await burst(WARM_UP / 3);
      const before = api.megabytes;
      for (let round = 0; round < (isShort ? 1 : 4); round += 1) {
        const answers = await burst(isShort ? 1000 : 3000);
        for (const { status, text, retryAfter } of answers) {
          const isRefused = status === 503 && retryAfter !== null;
          checks.check(status === 200 || isRefused, `under overload: ${status} ${text.slice(0, 100)}`);
        }
        checks.check(
          answers.some(({ status }) => status === 200),
          'nothing was served under overload',
        );
      }
      const after = await burst(20);
      checks.check(
        after.every(({ status }) => status === 200),
        'the API still refuses after the overload',
      );
      if (Number.isNaN(before)) checks.skip('memory can be read on Linux only');
      else
        checks.check(
          api.megabytes <= before + MEGABYTES_LEFT,
          `memory was ${before.toFixed()} MB and stayed at ${api.megabytes.toFixed()} MB`,
        );
    } finally {
      await world.close();
    }
  },
};
