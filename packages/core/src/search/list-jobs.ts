import type { JobListInput, JobListOutput, Language } from '@nukkad/contract';
import { interpret, searchJobs } from '@nukkad/job-search';
import { shownRows } from '@nukkad/telemetry/shown-rows.ts';
import type { Container } from '../container.ts';
import type { Session } from '../session/session.ts';
import { metaOf } from '../shared/page-meta.ts';
import { cardOf } from './card-of.ts';

type Deps = Pick<Container, 'database' | 'config'>;

/**
 * Returns all active jobs, newest first, at most 200. With its cursor a list continues where it was while new jobs
 * arrive.
 */
export async function listJobs(
  { database, config }: Deps,
  session: Pick<Session, 'candidateId'> | null,
  { language, ...input }: JobListInput & { readonly language: Language },
): Promise<JobListOutput> {
  const query = await interpret(database, session?.candidateId ?? null, { ...input, sortBy: 'NEWEST' });
  const { rows, total, isTotalCapped, nextCursor } = await searchJobs(query);
  return {
    jobs: shownRows('jobs', rows, (row) => cardOf(row, query.places)),
    total,
    isTotalCapped,
    nextCursor,
    meta: metaOf(config, 'jobList', language),
  };
}
