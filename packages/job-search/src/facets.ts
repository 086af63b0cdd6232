import {
  JOB_ATTRIBUTE_NAMES,
  JOB_FILTERS,
  type JobAttributeName,
  type JobFilterValues,
  type Qualification,
  RANGE_NAMES,
  type RangeName,
} from '@nukkad/contract';

/** Both ends inclusive. */
export type Range = readonly [number, number];

export type FacetName = 'profile' | JobAttributeName | RangeName;

/** The filters as ranges of columns of the search tables. A range filter matches overlapping ranges of jobs. */
export type Facets = { readonly [Name in FacetName]: Range };

/** A filter with the columns of the search tables for the two ends of a job's range; often the same column. */
export interface Facet {
  readonly name: FacetName;
  readonly low: string;
  readonly high: string;
  readonly type: 'smallint' | 'int';
  /** Whether all indexes contain it. Otherwise only `job_search` has it, and it is looked up if requested. */
  readonly isListed: boolean;
  /** The range that every job matches, also one without a value. */
  readonly any: Range;
}

/** The highest value of a column. Jobs for 99 years and more have no upper limit. */
const TOP = { smallint: 32_767, rupees: 2_147_483_647, years: 99 } as const;

/** A facet with a single column. Code 0 of an attribute is a job without a value. */
function single(name: FacetName, of: { readonly column: string; readonly isListed?: boolean }): Facet {
  const { column, isListed = true } = of;
  return { name, low: column, high: column, type: 'smallint', isListed, any: [0, TOP.smallint] };
}

function rangeOf(name: RangeName): Facet {
  const { columns, unit } = JOB_FILTERS[name];
  const [low, high] = columns;
  const type = unit === 'rupees' ? 'int' : 'smallint';
  return { name, low, high, type, isListed: true, any: [-1, TOP[unit]] };
}

/** All facets, in the order in which statements test them. */
export const FACETS: readonly Facet[] = [
  single('profile', JOB_FILTERS.jobProfile),
  ...JOB_ATTRIBUTE_NAMES.map((name) => single(name, JOB_FILTERS[name].attribute)),
  ...RANGE_NAMES.map(rangeOf),
];

/** The facets without any filter. */
export const ANY_FACETS = Object.fromEntries(FACETS.map(({ name, any }) => [name, any])) as Facets;

const rangeOfOne = (value: number): Range => [value, value];

/** An unknown value matches no job. */
function attributeFacet(name: JobAttributeName, { [name]: value }: JobFilterValues): Range {
  const codes: Readonly<Record<string, number>> = JOB_FILTERS[name].attribute.codes;
  return value === undefined ? ANY_FACETS[name] : rangeOfOne(codes[value] ?? -1);
}

/**
 * Jobs match if their range overlaps the filter's. The maximum as upper end means "or more". A job without a value never
 * matches. A range that refines a choice begins at one while it is not set, and is zero if the choice says so (`whenZero`).
 */
function rangeFacet(name: RangeName, values: JobFilterValues): Range {
  const { max, within } = { within: undefined, ...JOB_FILTERS[name] };
  const chosen = within && values[within.filter];
  if (chosen !== undefined && chosen === within?.whenZero) return rangeOfOne(0);
  const ends = values[name] ?? (chosen === undefined ? undefined : ([1, max] as const));
  if (ends === undefined) return ANY_FACETS[name];
  const [low, high] = ends;
  return [low, high >= max ? ANY_FACETS[name][1] : high];
}

/** The codes of the qualifications that jobs may ask for, by the seeker's: the same or the one below it. */
const SUITABLE_QUALIFICATIONS: Record<Qualification, Range> = {
  SSC: [0, 1],
  HSSC: [1, 2],
  UG: [3, 3],
  PG: [3, 4],
};

/** The facets of a filter. `profile` is a code. */
export function facetsOf(
  filter: JobFilterValues,
  profile: number | undefined,
  seekerQualification: Qualification | null = null,
): Facets {
  return Object.fromEntries([
    ['profile', profile === undefined ? ANY_FACETS.profile : rangeOfOne(profile)],
    ...JOB_ATTRIBUTE_NAMES.map((name) => [name, attributeFacet(name, filter)]),
    ...RANGE_NAMES.map((name) => [name, rangeFacet(name, filter)]),
    ...(seekerQualification === null
      ? []
      : [['qualification', SUITABLE_QUALIFICATIONS[seekerQualification]]]),
  ]) as Facets;
}

/** The facets that exclude some jobs. */
const requestedFacets = (facets: Facets): Facet[] =>
  FACETS.filter(({ name, any: [low, high] }) => facets[name][0] > low || facets[name][1] < high);

/** The properties of facets on which the text of a statement depends; see `Conditions`. */
export function testsOf(facets: Facets) {
  const requested = requestedFacets(facets);
  const lookedUp = requested.flatMap(({ name, isListed }) => (isListed ? [] : [name]));
  return { lookedUp, isUnfiltered: lookedUp.length === requested.length };
}

/** A row of the search tables, by column. */
export type FacetRow = Readonly<Record<string, number>>;

/** Tests the facets on a row, as the SQL does. */
export function passesFacets(facets: Facets): (row: FacetRow) => boolean {
  const requested = requestedFacets(facets).map(({ name, low, high }) => ({ low, high, ends: facets[name] }));
  return (row) =>
    requested.every(({ low, high, ends }) => (row[low] ?? 0) <= ends[1] && (row[high] ?? 0) >= ends[0]);
}

/** Whether a facet is a single value, so that an index that begins with its column can be used. */
export const isOneValue = ([low, high]: Range): boolean => low === high;
