import type { Part } from '../shared/part.ts';
import { DATABASE_FAULTS } from './database.ts';
import { breakServices, breakValkey } from './services.ts';
import { createTown } from './town.ts';

/** Runs a fault and prints how long it took, because all together take minutes. */
async function timed(name: string, work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`  ${name}: ${((performance.now() - start) / 1000).toFixed()} s`);
}

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
      for (const fault of DATABASE_FAULTS) await timed(fault.name, () => fault(town));
    } finally {
      await town.close();
    }
    await timed(breakValkey.name, () => breakValkey(checks));
    await timed(breakServices.name, () => breakServices(checks));
  },
};
