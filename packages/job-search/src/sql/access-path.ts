import { DEGREES_A_PROFILE } from '../geo/mercator.ts';

/** An index of active jobs, as a search reads it. */
interface Access {
  readonly table: 'job_search' | 'job_term';
  /** Its rows, as the index says them; `piecesOf` has those of each cell and word. */
  readonly where: string;
  readonly isOfCells?: true;
  readonly isOfWords?: true;
  /** A map, nearest first: where a job stands on it, and where the centre does. Others are lists, newest first. */
  readonly map?: { readonly job: string; readonly centre: string };
  /** A list in another order: it is read whole and sorted. */
  readonly isUnordered?: true;
}

/** The list of well-paid jobs begins here, as its index says: whoever asks for less asks for too many. */
export const PAY_LIST_FROM = 40_000;

/** The centre on the map, and the box that holds a circle: made once for all rows. */
export const CENTRE_PLACE = '(SELECT search_place($latitude::float8, $longitude::float8))';
const BOX =
  '(SELECT box(search_place($north::float8, $east::float8), search_place($south::float8, $west::float8)))';

const onMapOf = (profile: string): string => `point(${profile} * ${DEGREES_A_PROFILE}, 0)`;
const OWN_PLACE = `(place + ${onMapOf('profile')})`;
const OWN_MAP = onMapOf('$profileLow::smallint');

const OF_PROFILE = 'is_active AND profile = $profileLow::smallint';

/** Every index that a search may be read from; what each is worth, the README tells. */
export const ACCESS_PATHS = {
  /** Newest first in each cell that the circle touches. */
  newest: { table: 'job_search', where: 'is_active', isOfCells: true },
  profileNewest: { table: 'job_search', where: OF_PROFILE, isOfCells: true },
  country: { table: 'job_search', where: 'is_active' },
  profile: { table: 'job_search', where: OF_PROFILE },
  pay: {
    table: 'job_search',
    where: `is_active AND job_type = ANY ($types::smallint[]) AND pay_max >= ${PAY_LIST_FROM} AND pay_max >= $payLow::int`,
    isUnordered: true,
  },
  /**
   * Of a type and a qualification, and of a profile or of all: there may be few or none, at whatever pay. The profile is
   * worded as its index has it, so that the server takes no list of a profile instead.
   */
  kind: {
    table: 'job_search',
    where: `is_active AND job_type = ANY ($types::smallint[]) AND qualification = ANY ($qualifications::smallint[])
        AND profile + 0 BETWEEN $profileLow::smallint AND $profileHigh::smallint`,
    isUnordered: true,
  },
  map: {
    table: 'job_search',
    where: `is_active AND place <@ ${BOX}`,
    map: { job: 'place', centre: CENTRE_PLACE },
  },
  profileMap: {
    table: 'job_search',
    where: `is_active AND ${OWN_PLACE} <@ (${BOX} + ${OWN_MAP})`,
    map: { job: OWN_PLACE, centre: `(${CENTRE_PLACE} + ${OWN_MAP})` },
  },
  term: { table: 'job_term', where: 'is_active', isOfCells: true, isOfWords: true },
  // Worded unlike that of cells, as its index is, so that a statement names the one it means.
  countryTerm: { table: 'job_term', where: 'is_active IS TRUE', isOfWords: true },
} as const satisfies Record<string, Access>;

export type AccessPath = keyof typeof ACCESS_PATHS;

export const accessOf = (path: AccessPath): Access => ACCESS_PATHS[path];

/** Whether its rows come newest first. */
export const isNewestFirst = (path: AccessPath): boolean =>
  accessOf(path).map === undefined && accessOf(path).isUnordered !== true;

/** A circle of 30 km touches four cells at most in India; statements have a piece for each. */
export const CELLS_AT_ONCE = 4;
