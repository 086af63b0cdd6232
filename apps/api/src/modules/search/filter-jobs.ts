import {
  type JobFilterInput,
  type JobFilterOutput,
  NEARBY_FILL_BELOW,
  RADIUS_KM_DEFAULT,
} from '@nukkad/contract';
import { cellsAround } from '@nukkad/search';
import type { Container } from '../../container.ts';
import type { Session } from '../../mount/request-context.ts';
import { foundCardOf } from './find/card-of.ts';
import { centreOf } from './find/centre-of.ts';
import { facetsOf } from './find/facets-of.ts';
import { findNearby } from './find/find-nearby.ts';
import { findPage } from './find/find-page.ts';
import { hiddenJobs } from './find/hidden-jobs.ts';
import { pageOfFound, pagingOf, wantedOf } from './find/paging.ts';
import type { Search } from './find/search.ts';
import { whatToLoosen } from './find/what-to-loosen.ts';
import { nameKey, type SearchPlaces, searchPlaces } from './reference/search-places.ts';

export type SearchDeps = Pick<Container, 'database'>;

const UNKNOWN_PROFILE = -1;

function profileCode(places: SearchPlaces, name: string | undefined): number | undefined {
  return name === undefined ? undefined : (places.profileCodeByName.get(nameKey(name)) ?? UNKNOWN_PROFILE);
}

interface Reader {
  readonly candidateId: string | null;
  readonly hidden: readonly string[];
}

/** A filter made ready; null where its city does not exist, so that nothing can match. */
export function searchOf(input: JobFilterInput, places: SearchPlaces, reader: Reader): Search | null {
  const centre = centreOf(places, input);
  if (centre === 'nowhere') return null;
  const radiusKm = input.radiusKm ?? RADIUS_KM_DEFAULT;
  return {
    facets: facetsOf(input, profileCode(places, input.jobProfile)),
    centre,
    area: centre && { centre, radiusKm, cells: cellsAround(centre, radiusKm) },
    // Without a place nothing is near.
    order: centre === null ? 'NEWEST' : input.sortBy,
    ...reader,
  };
}

/** Active jobs that pass all filters at once, newest or nearest first; see docs/decisions for how they are found. */
export async function filterJobs(
  { database }: SearchDeps,
  session: Pick<Session, 'candidateId'> | null,
  input: JobFilterInput,
): Promise<JobFilterOutput> {
  const candidateId = session?.candidateId ?? null;
  const places = await searchPlaces.read(database);
  const reader = { candidateId, hidden: await hiddenJobs(database, candidateId) };
  const search = searchOf(input, places, reader);
  const order = search?.order ?? input.sortBy;
  const paging = pagingOf(input, order);
  const found = search && paging.take > 0 ? await findPage(database, search, wantedOf(paging)) : [];
  const page = pageOfFound(found, paging, order);
  const isBeginning = paging.seen === 0;
  const isShort = isBeginning && page.total < NEARBY_FILL_BELOW;
  const nearby = isShort && search?.area ? await findNearby(database, search) : [];
  const isEmpty = isBeginning && page.total === 0;
  return {
    jobs: page.rows.map((row) => foundCardOf(row, places)),
    total: page.total,
    isTotalCapped: page.isTotalCapped,
    nextCursor: page.nextCursor,
    nearby: nearby.map((row) => foundCardOf(row, places)),
    understood: [],
    loosen: isEmpty
      ? await whatToLoosen(database, input, (changed) => searchOf(changed, places, reader))
      : [],
  };
}
