import { type Command, Incomplete } from '../command.ts';
import { examine, machineContext } from '../doctor/examine.ts';
import type { Finding } from '../doctor/finding.ts';

/**
 * Returns the table row of a finding. The finding and the advice share the last column, because only that column is
 * never truncated.
 */
const tableRowOf = ({ state, check, found, todo }: Finding) => ({
  state,
  check,
  found: todo === '' ? found : `${found} → ${todo}`,
});

export const doctor: Command = {
  name: 'doctor',
  parameters: [],
  isOpen: true,
  summary:
    'Looks at keys, store, SMS, disk, database, migrations, clock, replica, background work and backups, and says what to do. Exit code 1 if a check fails.',
  examples: ['doctor', 'doctor --json'],
  run: async ({ container, options }) => {
    const findings = await examine({ container, ...machineContext() });
    const rows =
      options.json === true ? findings.map((finding) => ({ ...finding })) : findings.map(tableRowOf);
    return findings.some(({ state }) => state === 'fail') ? new Incomplete(rows) : rows;
  },
};
