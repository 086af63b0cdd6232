import type { JobRow } from '@nukkad/job-search';
import type { Container } from '../container.ts';
import { oneRow } from '../database/rows.ts';
import { type Notice, notifyAll } from '../notifications/notify.ts';
import { alertNotice, NEW_JOBS_COUNTED, searchName } from './alert-notice.ts';
import {
  type DueAlert,
  markChecked,
  selectDueAlerts,
  selectHasNewJobs,
  selectSeenJobs,
} from './alerts.queries.ts';
import { findNewestOfWork } from './find-newest-of-work.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'tasks'>;

const BATCH = 100;
/**
 * Minimum age of a job in milliseconds; newer jobs wait for the next run. A job gets its creation time before its
 * transaction commits, so a run could otherwise miss it.
 */
const SETTLED_MILLISECONDS = 120_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Returns a function that finds the newest jobs of an alert. It caches the last result, because equal searches follow each other. */
function finder({ database }: Deps) {
  let last: { readonly key: string; readonly found: Promise<readonly JobRow[]> } | undefined;
  return ({ search, searchHash, latitude, longitude }: DueAlert): Promise<readonly JobRow[]> => {
    const { isNearMe, ...filter } = search;
    const point = isNearMe && latitude !== null && longitude !== null ? { latitude, longitude } : undefined;
    // The seeker's position is not known any more.
    if (isNearMe && point === undefined) return Promise.resolve([]);
    const key = JSON.stringify([searchHash, point]);
    const found =
      last?.key === key
        ? last.found
        : findNewestOfWork({ database }, { ...filter, point }, NEW_JOBS_COUNTED + 1);
    last = { key, found };
    return found;
  };
}

async function noticeOf(
  deps: Deps,
  alert: DueAlert,
  found: readonly JobRow[],
  until: Date,
): Promise<Notice | null> {
  const newJobs = found.filter(({ createdAt }) => createdAt > alert.checkedAt && createdAt <= until);
  if (newJobs.length === 0) return null;
  const ids = newJobs.map(({ id }) => id);
  const seenJobs = await deps.database.query(selectSeenJobs(alert.candidateId, ids));
  const seen = new Set(seenJobs.map(({ id }) => id));
  const jobs = newJobs.filter(({ id }) => !seen.has(id));
  return alertNotice({ alert, jobs, name: await searchName(deps, alert.search) });
}

/**
 * Stores the notices of a batch and the time of the check in one transaction, so that no notice is lost or sent twice. Returns
 * the number of notices.
 */
function settle(
  { database, clock }: Deps,
  checked: ReadonlyMap<DueAlert, Notice | null>,
  until: Date,
): Promise<number> {
  return database.transaction(async (tx) => {
    const due = [...checked.keys()].map(({ id, checkedAt }) => ({ id, checkedAt }));
    const marked = await tx.query(markChecked(due, until));
    const markedIds = new Set(marked.map(({ id }) => id));
    const notices = [...checked].flatMap(([{ id }, notice]) =>
      notice !== null && markedIds.has(id) ? [notice] : [],
    );
    return notifyAll(tx, notices, clock.now());
  });
}

/** Sends seekers one notice for each alert that has new jobs. Returns the number of notices. */
export async function notifyOfNewJobs(deps: Deps): Promise<number> {
  const { database, clock, tasks } = deps;
  const until = new Date(clock.now().getTime() - SETTLED_MILLISECONDS);
  if (!(await oneRow(database, selectHasNewJobs(until))).hasNew) return 0;
  const find = finder(deps);
  let notified = 0;
  for (let after: Pick<DueAlert, 'searchHash' | 'id'> = { searchHash: '', id: FIRST_ID }; ; ) {
    const batch = await database.query(selectDueAlerts({ until, after, limit: BATCH }));
    const checked = new Map<DueAlert, Notice | null>();
    for (const alert of batch) checked.set(alert, await noticeOf(deps, alert, await find(alert), until));
    if (checked.size > 0) notified += await settle(deps, checked, until);
    const last = batch.at(-1);
    if (last === undefined || batch.length < BATCH) break;
    after = last;
  }
  if (notified > 0) tasks.soon('push');
  return notified;
}
