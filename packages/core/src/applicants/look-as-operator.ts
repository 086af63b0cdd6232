import type { RowOf } from '@nukkad/db/sql.ts';
import { indiaDay } from '@nukkad/domain/india-day.ts';
import type { Container } from '../container.ts';
import type { LedgerEntry } from './look.ts';
import { revealContacts, revealSeekers, type SeekerLookUp } from './reveal-to-operators.queries.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'keys'>;

/** Returns what the access ledger stores about a look of an operator. Seekers read "Our team". */
function entryOf({ clock, keys }: Pick<Deps, 'clock' | 'keys'>, operator: string): LedgerEntry {
  const now = clock.now();
  return {
    companyId: null,
    actor: `operator:${operator}`,
    ledgerKey: keys.accessLedger,
    now,
    day: indiaDay(now),
  };
}

/** Returns number and address of the seekers of applications, and writes the access ledger in the same statement. */
export async function readContacts(
  deps: Deps,
  operator: string,
  applicationIds: readonly string[],
): Promise<readonly RowOf<typeof revealContacts>[]> {
  return deps.database.query(revealContacts(entryOf(deps, operator), applicationIds));
}

/** Returns the seekers with an id, phone number or e-mail address, and writes the access ledger in the same statement. */
export async function findSeekers(
  deps: Deps,
  operator: string,
  by: SeekerLookUp,
): Promise<readonly RowOf<typeof revealSeekers>[]> {
  return deps.database.query(revealSeekers(entryOf(deps, operator), by));
}
