import type { JobListInput, JobListOutput, Language } from '@nukkad/contract';
import { ANY_FACETS } from '@nukkad/job-search/facets.ts';
import { findPage } from '@nukkad/job-search/run/find-page.ts';
import { pageOfFound, pagingOf, wantedOf } from '@nukkad/job-search/run/paging.ts';
import { hiddenJobs } from '@nukkad/job-search/store/hidden-jobs.ts';
import { searchPlaces } from '@nukkad/job-search/store/search-places.ts';
import type { Container } from '../../container.ts';
import type { Session } from '../../mount/request-context.ts';
import { metaOf } from '../../shared/page-meta.ts';
import { foundCardOf } from './card-of.ts';

type Deps = Pick<Container, 'database' | 'config'>;

/** All active jobs, newest first, at most 200 deep; with its cursor it goes on where it was while new jobs arrive. */
export async function listJobs(
  { database, config }: Deps,
  session: Pick<Session, 'candidateId'> | null,
  { language, ...input }: JobListInput & { readonly language: Language },
): Promise<JobListOutput> {
  const candidateId = session?.candidateId ?? null;
  const order = 'NEWEST';
  const hidden = await hiddenJobs(database, candidateId);
  const search = {
    facets: ANY_FACETS,
    centre: null,
    area: null,
    words: null,
    order,
    candidateId,
    hidden,
  } as const;
  const paging = pagingOf(input, order);
  const found = paging.take > 0 ? await findPage(database, search, wantedOf(paging)) : [];
  const page = pageOfFound(found, paging, order);
  const places = await searchPlaces.read(database);
  return {
    jobs: page.rows.map((row) => foundCardOf(row, places)),
    total: page.total,
    isTotalCapped: page.isTotalCapped,
    nextCursor: page.nextCursor,
    meta: metaOf(config, 'jobList', language),
  };
}
