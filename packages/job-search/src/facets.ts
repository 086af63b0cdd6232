import {
  JOB_ATTRIBUTE_NAMES,
  JOB_FILTERS,
  type JobAttributeName,
  type JobFilterValues,
  matchedValues,
  type Qualification,
  RANGE_NAMES,
  type RangeName,
} from '@nukkad/contract';

/** Lowest and highest value, both inclusive. */
export type Range = readonly [number, number];

export type FacetName = 'profile' | JobAttributeName | RangeName;

/**
 * The requested range of values for each filter. A filter on one value has the same value at both ends. A job matches
 * if its own range overlaps the requested one.
 */
export type Facets = { readonly [Name in FacetName]: Range };

/**
 * How the search tables store a filter: the two columns with the ends of a job's range. They are the same column for
 * a single value.
 */
export interface Facet {
  readonly name: FacetName;
  readonly low: string;
  readonly high: string;
  readonly type: 'smallint' | 'int';
  /**
   * Whether all search indexes contain the columns. Otherwise only the table `job_search` has them, and they are
   * looked up there if the filter is used.
   */
  readonly isListed: boolean;
  /** The range that matches every job, even one without a value. It means that the filter is not used. */
  readonly any: Range;
}

/** The highest value of a column, by its type or unit. 99 years means that a job has no upper limit. */
const TOP = { smallint: 32_767, rupees: 2_147_483_647, years: 99 } as const;

/** Returns a facet with a single column. Code 0 of an attribute means that the job has no value. */
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

/** The facets of a search without filters. */
export const ANY_FACETS = Object.fromEntries(FACETS.map(({ name, any }) => [name, any])) as Facets;

const rangeOfOne = (value: number): Range => [value, value];

/**
 * Returns the range for a choice filter: the codes of all stored values that the chosen one matches. An unknown value
 * gives a range that matches no job.
 */
function attributeFacet(name: JobAttributeName, { [name]: value }: JobFilterValues): Range {
  if (value === undefined) return ANY_FACETS[name];
  const codes: Readonly<Record<string, number>> = JOB_FILTERS[name].attribute.codes;
  const matching = matchedValues(name, value).map((matched) => codes[matched] ?? -1);
  return [Math.min(...matching), Math.max(...matching)];
}

/**
 * Returns the requested range of a range filter. The filter's maximum as upper end means "or more". A range that
 * refines a choice is zero if the choice is `whenZero`; for other choices it begins at one by default.
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

/**
 * For each qualification of a seeker, the range of codes that suitable jobs ask for: the same qualification, or the
 * one below it.
 */
const SUITABLE_QUALIFICATIONS: Record<Qualification, Range> = {
  SSC: [0, 1],
  HSSC: [1, 2],
  UG: [3, 3],
  PG: [3, 4],
};

/** Converts a filter to facets. `profile` is the code of the job profile; undefined for any profile. */
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

/** Returns the facets that exclude some jobs, because their range is narrower than `any`. */
const requestedFacets = (facets: Facets): Facet[] =>
  FACETS.filter(({ name, any: [low, high] }) => facets[name][0] > low || facets[name][1] < high);

/** Returns the properties of facets that change the text of an SQL statement; see `Conditions`. */
export function testsOf(facets: Facets) {
  const requested = requestedFacets(facets);
  const lookedUp = requested.flatMap(({ name, isListed }) => (isListed ? [] : [name]));
  return { lookedUp, isUnfiltered: lookedUp.length === requested.length };
}

/** A row of the search tables, by column. */
export type FacetRow = Readonly<Record<string, number>>;

/** Returns a function that tests whether a row matches the facets, by the same rules as the SQL. */
export function passesFacets(facets: Facets): (row: FacetRow) => boolean {
  const requested = requestedFacets(facets).map(({ name, low, high }) => ({ low, high, ends: facets[name] }));
  return (row) =>
    requested.every(({ low, high, ends }) => (row[low] ?? 0) <= ends[1] && (row[high] ?? 0) >= ends[0]);
}

/** Whether a range is a single value, so that an index that begins with its column can be used. */
export const isOneValue = ([low, high]: Range): boolean => low === high;
