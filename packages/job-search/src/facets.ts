/** Both ends inclusive. */
export type Range = readonly [number, number];

/**
 * The filters as numbers of the search tables. `experience` and `pay` take overlaps, the others what lies within.
 */
export interface Facets {
  readonly profile: Range;
  readonly jobType: Range;
  readonly qualification: Range;
  readonly experience: Range;
  readonly pay: Range;
}

/** What the search tables hold of a job; `experienceMax` 99 has no upper end, `payMax` -1 is not told. */
export interface FacetRow {
  readonly profile: number;
  readonly jobType: number;
  readonly qualification: number;
  readonly experienceMin: number;
  readonly experienceMax: number;
  readonly payMin: number;
  readonly payMax: number;
}

/** No filter at all: every job passes, those that tell no pay too. */
export const ANY_FACETS: Facets = {
  profile: [0, 32_767],
  jobType: [0, 9],
  qualification: [0, 9],
  experience: [0, 99],
  pay: [-1, 2_147_483_647],
};

const lies = (value: number, [low, high]: Range): boolean => value >= low && value <= high;

/** The filter, row by row: what the SQL says in its own words. */
export function passesFacets(row: FacetRow, facets: Facets): boolean {
  return (
    lies(row.profile, facets.profile) &&
    lies(row.jobType, facets.jobType) &&
    lies(row.qualification, facets.qualification) &&
    row.experienceMin <= facets.experience[1] &&
    row.experienceMax >= facets.experience[0] &&
    row.payMin <= facets.pay[1] &&
    row.payMax >= facets.pay[0]
  );
}

/** Whether a facet names one value, so that an index that begins with it can be used. */
export function isOneValue([low, high]: Range): boolean {
  return low === high;
}
