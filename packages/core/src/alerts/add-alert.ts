import { ALERTS_MAX, type AlertSearch, type JobAlert } from '@nukkad/contract';
import type { Container } from '../container.ts';
import { lockLiveCandidate } from '../database/locks.queries.ts';
import { firstRow, oneRow } from '../database/rows.ts';
import { AppError, invalidField } from '../errors/app-error.ts';
import { type AlertRow, insertAlert, selectAlerts, selectSameAlert } from './alerts.queries.ts';
import { hasCriteria, searchHash, storedSearch } from './search-hash.ts';

const alertOf = ({ id, search, createdAt }: AlertRow): JobAlert => ({
  id,
  search,
  createdAt: createdAt.toISOString(),
});

/** Adds an alert for a search. Returns the existing alert if there is one; throws ALERT_LIMIT if there are ten others. */
export async function addAlert(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  candidateId: string,
  search: AlertSearch,
): Promise<JobAlert> {
  if (!hasCriteria(search)) throw invalidField('searchText', 'a search needs a text, a place or a filter');
  const key = searchHash(search);
  return database.transaction(async (tx) => {
    // The row lock serialises two tabs that count the alerts at the same time.
    if ((await firstRow(tx, lockLiveCandidate(candidateId))) === null) throw new AppError('NOT_SIGNED_IN');
    const same = await firstRow(tx, selectSameAlert(candidateId, key));
    if (same) return alertOf(same);
    if ((await tx.query(selectAlerts(candidateId))).length >= ALERTS_MAX) throw new AppError('ALERT_LIMIT');
    const stored = storedSearch(search);
    return alertOf(
      await oneRow(tx, insertAlert({ candidateId, search: stored, searchHash: key, now: clock.now() })),
    );
  });
}

/** Returns the seeker's alerts, latest first. */
export async function listAlerts(
  { database }: Pick<Container, 'database'>,
  candidateId: string,
): Promise<{ alerts: JobAlert[] }> {
  return { alerts: (await database.query(selectAlerts(candidateId))).map(alertOf) };
}
