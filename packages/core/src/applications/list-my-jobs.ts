import {
  type Language,
  MY_JOBS_TABS,
  type MyJob,
  type MyJobsInput,
  type MyJobsOutput,
  type MyJobsTab,
} from '@nukkad/contract';
import { searchPlaces } from '@nukkad/job-search';
import { shownRows } from '@nukkad/telemetry/shown-rows.ts';
import type { Container } from '../container.ts';
import { pageOf, readCursor } from '../shared/list-cursor.ts';
import { metaOf } from '../shared/page-meta.ts';
import { placedCardOf } from '../shared/placed-card.ts';
import { reasonTexts } from './answer-reasons.ts';
import { applicationRecord } from './application-record.ts';
import type { MyJobRow } from './applications.queries.ts';
import { countMyJobs, findApplied, findInterviews, findSaved, findSteps } from './my-jobs-repository.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'config'>;

async function readCounts({ database }: Deps, candidateId: string): Promise<Record<MyJobsTab, number>> {
  const { byStatus, saved } = await countMyJobs(database, candidateId);
  const all = [...byStatus.values()].reduce((sum, count) => sum + count, 0);
  const entries = MY_JOBS_TABS.map((tab): [MyJobsTab, number] => {
    if (tab === 'ALL') return [tab, all];
    return [tab, tab === 'SAVED' ? saved : (byStatus.get(tab) ?? 0)];
  });
  return Object.fromEntries(entries) as Record<MyJobsTab, number>;
}

/** The statuses in which the seeker sees the interview. */
const HAS_INTERVIEW: ReadonlySet<string | null> = new Set(['SCHEDULED', 'INTERVIEWED']);

const idOf = ({ applicationId }: MyJobRow): string[] => (applicationId === null ? [] : [applicationId]);

async function withRecords(
  { database, clock }: Deps,
  found: readonly MyJobRow[],
  language: Language,
): Promise<MyJob[]> {
  const ids = found.flatMap(idOf);
  const steps = ids.length > 0 ? await findSteps(database, ids) : [];
  const interviewing = found.filter(({ application }) => HAS_INTERVIEW.has(application));
  const interviews =
    interviewing.length > 0 ? await findInterviews(database, interviewing.flatMap(idOf)) : [];
  const reasons = await reasonTexts(database, steps, language);
  const now = clock.now();
  const places = await searchPlaces.read(database);
  return shownRows('my-jobs', found, (row) => {
    const stepsOfRow = steps.filter((step) => step.applicationId === row.applicationId);
    const interview = interviews.findLast((one) => one.applicationId === row.applicationId) ?? null;
    const record = applicationRecord(row, stepsOfRow, { reasons, interview, now });
    return { ...placedCardOf(row, places), record };
  });
}

/** Returns one page of a tab of "My jobs": applications with their timelines, or saved jobs. Latest first. */
export async function listMyJobs(
  deps: Deps,
  candidateId: string,
  input: MyJobsInput,
  language: Language,
): Promise<MyJobsOutput> {
  const { tab, size } = input;
  const page = { candidateId, size, after: readCursor(input.cursor) };
  const found =
    tab === 'SAVED'
      ? await findSaved(deps.database, page)
      : await findApplied(deps.database, page, tab === 'ALL' ? null : tab);
  const { items, nextCursor } = pageOf(found, size, (row) => ({ at: row.placeAt, id: row.placeId }));
  return {
    tab,
    jobs: await withRecords(deps, items, language),
    counts: await readCounts(deps, candidateId),
    nextCursor,
    meta: metaOf(deps.config, 'myJobs', language),
  };
}
