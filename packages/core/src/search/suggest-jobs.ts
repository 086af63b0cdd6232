import type { PickedJob } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import type { RowOf } from '@nukkad/db/sql.ts';
import { searchPlaces } from '@nukkad/job-search';
import { shownRows } from '@nukkad/telemetry/shown-rows.ts';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import type { Session } from '../session/session.ts';
import { isHidden } from '../shared/hidden-job.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { cardOf } from './card-of.ts';
import { bestOf } from './picks/best-of.ts';
import { readJobPool } from './picks/job-pool.ts';
import { scoreSuggestion } from './picks/score-suggestion.ts';
import { selectShownJob } from './search.queries.ts';

type Deps = Pick<Container, 'database' | 'clock'>;

const SUGGESTIONS = 8;
const ROWS_TO_CHOOSE_FROM = 30;

async function readShown(database: Database, jobId: string): Promise<RowOf<typeof selectShownJob>> {
  const [shown] = await database.query(selectShownJob(requireUuid(jobId, 'JOB_REMOVED')));
  if (shown === undefined || isHidden(shown.statusReason)) throw new AppError('JOB_REMOVED');
  return shown;
}

/**
 * Returns other jobs of the same profile near a job, ranked by similarity of work and title, distance, pay and age.
 */
export async function suggestJobs(
  { database, clock }: Deps,
  session: Pick<Session, 'candidateId'> | null,
  { jobId }: { readonly jobId: string },
): Promise<PickedJob[]> {
  const candidateId = session?.candidateId ?? null;
  const shown = await readShown(database, jobId);
  const places = await searchPlaces.read(database);
  const pool = await readJobPool(database, {
    centre: { latitude: shown.latitude, longitude: shown.longitude },
    profiles: [shown.profileKey],
    candidateId,
    without: jobId,
    rows: ROWS_TO_CHOOSE_FROM,
    atLeast: SUGGESTIONS,
  });
  const pay = { min: shown.payMin, max: shown.payMax };
  const ranked = shownRows('picks', pool, (job) => {
    const card = cardOf(job, places);
    const candidate = { ...job, profileKey: job.jobProfileKey, pay: card.pay, distanceKm: card.distanceKm };
    return { job, card, ...scoreSuggestion(candidate, { ...shown, pay }, clock.now()) };
  });
  return bestOf(ranked, SUGGESTIONS).map(({ card, reasons }) => ({ ...card, reasons }));
}
