import { fullDisk } from '../faults/full-disk.ts';
import type { Part } from '../shared/part.ts';
import { printTime } from '../shared/print-time.ts';
import { breakPush } from './break-push.ts';
import { breakSms } from './break-sms.ts';
import { breakStore, orphansOf } from './break-store.ts';
import { createSurroundings } from './surroundings.ts';

/**
 * Services outside the product that refuse, hang, fail or break off, and a disk that is full. Each error has its
 * envelope, nothing is half-written or counted twice, and everything is served as soon as the fault ends.
 */
export const outside: Part = {
  name: 'outside',
  isInShortForm: true,
  run: async (checks, scale) => {
    const surroundings = await createSurroundings(checks);
    const { town, store } = surroundings;
    try {
      const breaks = [breakStore, breakSms, breakPush];
      await Promise.all(breaks.map((one) => printTime(one.name, () => one(surroundings, scale))));
      const orphans = await orphansOf(surroundings, store);
      checks.check(orphans.length === 0, `objects without a record: ${orphans}`);
      await printTime(fullDisk.name, () => fullDisk(town, scale));
      await town.checkAfter('faults of other services');
    } finally {
      await surroundings.close();
    }
  },
};
