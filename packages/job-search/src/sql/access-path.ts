import { DEGREES_A_PROFILE } from '../geo/mercator.ts';

/** An index of active jobs, and how a search reads it. */
interface Access {
  readonly table: 'job_search' | 'job_term';
  /** The index's predicate, worded as in its definition; `piecesOf` adds cell and word. */
  readonly where: string;
  /** Whether the index has a separate list for each cell. */
  readonly isOfCells?: true;
  /** Whether the index has a separate list for each city, so that its jobs need no test of their city. */
  readonly isOfCity?: true;
  /** Whether the index has a separate list for each term. */
  readonly isOfWords?: true;
  /**
   * For a map, which is read nearest first: SQL for the positions of a job and of the centre. Absent for lists, which
   * are read newest first.
   */
  readonly map?: { readonly job: string; readonly centre: string };
  /** Whether the list is not in order of creation, so that it is read completely and sorted. */
  readonly isUnordered?: true;
}

/**
 * Lowest pay, in rupees a month, that the index of well-paid jobs contains. Too many jobs pay less for a list to
 * help.
 */
export const PAY_LIST_FROM = 40_000;

/**
 * SQL for the centre of the circle, and below for its bounding box. They are subqueries, so that they are computed
 * once and not per row.
 */
export const CENTRE_PLACE = '(SELECT search_place($latitude::float8, $longitude::float8))';
const BOX =
  '(SELECT box(search_place($north::float8, $east::float8), search_place($south::float8, $west::float8)))';

const onMapOf = (profile: string): string => `point(${profile} * ${DEGREES_A_PROFILE}, 0)`;
const OWN_PLACE = `(place + ${onMapOf('profile')})`;
const OWN_MAP = onMapOf('$profileLow::smallint');

const OF_PROFILE = 'is_active AND profile = $profileLow::smallint';

/** All access paths by name. `scripts/bench/RESULTS.md` lists what each contributes. */
export const ACCESS_PATHS = {
  /** One list for each cell that the circle touches. */
  newest: { table: 'job_search', where: 'is_active', isOfCells: true },
  profileNewest: { table: 'job_search', where: OF_PROFILE, isOfCells: true },
  city: { table: 'job_search', where: 'is_active AND city = $city::int', isOfCity: true },
  profileCity: { table: 'job_search', where: `${OF_PROFILE} AND city = $city::int`, isOfCity: true },
  country: { table: 'job_search', where: 'is_active' },
  profile: { table: 'job_search', where: OF_PROFILE },
  pay: {
    table: 'job_search',
    where: `is_active AND job_type = ANY ($types::smallint[]) AND pay_max >= ${PAY_LIST_FROM} AND pay_max >= $payLow::int`,
    isUnordered: true,
  },
  /**
   * Jobs of a type and a qualification with any pay, which may be few or none. `profile + 0` matches the expression
   * of the index, so that the server does not use the index by profile instead.
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
  // `IS TRUE` matches the predicate of the index, so that the server does not use the index by cells.
  countryTerm: { table: 'job_term', where: 'is_active IS TRUE', isOfWords: true },
} as const satisfies Record<string, Access>;

export type AccessPath = keyof typeof ACCESS_PATHS;

export const accessOf = (path: AccessPath): Access => ACCESS_PATHS[path];

/** Whether the path returns rows newest first. */
export const isNewestFirst = (path: AccessPath): boolean =>
  accessOf(path).map === undefined && accessOf(path).isUnordered !== true;

/** Number of cells that a statement can read. A circle of 30 km touches at most four in India. */
export const CELLS_AT_ONCE = 4;
