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

/** The filters as numbers of the search tables: ranges take overlaps, the others what lies within. */
export type Facets = { readonly [Name in FacetName]: Range };

/** A question to a job with the columns of the search tables that hold the two ends of its answer, often one and the same. */
export interface Facet {
  readonly name: FacetName;
  readonly low: string;
  readonly high: string;
  readonly type: 'smallint' | 'int';
  /** Whether every list holds it; else it stands in `job_search` alone and is looked up where it is asked for. */
  readonly isListed: boolean;
  /** What every job passes, those that tell nothing too. */
  readonly any: Range;
}

/** The highest number of a column, and 99 years and more have no upper end. */
const TOP = { smallint: 32_767, rupees: 2_147_483_647, years: 99 } as const;

/** What a job has one number of; 0 of an attribute is a job that does not tell. */
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

/** All of them, those that are asked of every job before the others, which are asked of few. */
export const FACETS: readonly Facet[] = [
  single('profile', JOB_FILTERS.jobProfile),
  ...JOB_ATTRIBUTE_NAMES.map((name) => single(name, JOB_FILTERS[name].attribute)),
  ...RANGE_NAMES.map(rangeOf),
];

/** No filter at all. */
export const ANY_FACETS = Object.fromEntries(FACETS.map(({ name, any }) => [name, any])) as Facets;

const one = (value: number): Range => [value, value];

/** No job has a value that is none. */
function attributeFacet(name: JobAttributeName, { [name]: value }: JobFilterValues): Range {
  const codes: Readonly<Record<string, number>> = JOB_FILTERS[name].attribute.codes;
  return value === undefined ? ANY_FACETS[name] : one(codes[value] ?? -1);
}

/**
 * Jobs whose own range overlaps the slider's, whose upper end means that much or more; what is not told overlaps none. One
 * that narrows a value of a choice is from one up while its slider is untouched, and nought where the choice says so.
 */
function rangeFacet(name: RangeName, values: JobFilterValues): Range {
  const { max, within } = { within: undefined, ...JOB_FILTERS[name] };
  const chosen = within && values[within.filter];
  if (chosen !== undefined && chosen === within?.whenZero) return one(0);
  const ends = values[name] ?? (chosen === undefined ? undefined : ([1, max] as const));
  if (ends === undefined) return ANY_FACETS[name];
  const [low, high] = ends;
  return [low, high >= max ? ANY_FACETS[name][1] : high];
}

/** What someone who has passed that can take: jobs that ask for it or for one step less. */
const PASSED: Record<Qualification, Range> = { SSC: [0, 1], HSSC: [1, 2], UG: [3, 3], PG: [3, 4] };

/** The filter in the numbers of the search tables; `profile` is a code. */
export function facetsOf(
  filter: JobFilterValues,
  profile: number | undefined,
  passed: Qualification | null = null,
): Facets {
  return Object.fromEntries([
    ['profile', profile === undefined ? ANY_FACETS.profile : one(profile)],
    ...JOB_ATTRIBUTE_NAMES.map((name) => [name, attributeFacet(name, filter)]),
    ...RANGE_NAMES.map((name) => [name, rangeFacet(name, filter)]),
    ...(passed === null ? [] : [['qualification', PASSED[passed]]]),
  ]) as Facets;
}

/** Those that leave out any job. */
const askedFacets = (facets: Facets): Facet[] =>
  FACETS.filter(({ name, any: [low, high] }) => facets[name][0] > low || facets[name][1] < high);

/** By what statements differ: the facets asked for that the lists do not hold, and whether none is that they do. */
export function testsOf(facets: Facets) {
  const asked = askedFacets(facets);
  const lookedUp = asked.flatMap(({ name, isListed }) => (isListed ? [] : [name]));
  return { lookedUp, isUnfiltered: lookedUp.length === asked.length };
}

/** What the search tables hold of a job, by their columns. */
export type FacetRow = Readonly<Record<string, number>>;

/** The filter, row by row: what the SQL says in its own words. */
export function passesFacets(facets: Facets): (row: FacetRow) => boolean {
  const asked = askedFacets(facets).map(({ name, low, high }) => ({ low, high, ends: facets[name] }));
  return (row) =>
    asked.every(({ low, high, ends }) => (row[low] ?? 0) <= ends[1] && (row[high] ?? 0) >= ends[0]);
}

/** Whether a facet names one value, so that an index that begins with it can be used. */
export const isOneValue = ([low, high]: Range): boolean => low === high;
