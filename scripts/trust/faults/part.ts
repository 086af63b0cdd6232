import type { Part } from '../shared/part.ts';
import { printTime } from '../shared/print-time.ts';
import { DATABASE_FAULTS } from './database.ts';
import { breakServices, breakValkey } from './services.ts';
import { createTown } from './town.ts';

/**
 * Processes and services that are killed, frozen, slow, reset, or that break their protocol. What was acknowledged is
 * never lost, every error has its envelope, and afterwards everything is served.
 */
export const faults: Part = {
  name: 'faults',
  isInShortForm: false,
  run: async (checks) => {
    const town = await createTown(checks);
    try {
      for (const fault of DATABASE_FAULTS) await printTime(fault.name, () => fault(town));
    } finally {
      await town.close();
    }
    await printTime(breakValkey.name, () => breakValkey(checks));
    await printTime(breakServices.name, () => breakServices(checks));
  },
};
