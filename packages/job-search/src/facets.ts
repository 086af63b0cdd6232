import { JOB_ATTRIBUTE_NAMES, type JobAttributeName } from '@nukkad/contract/jobs/job-attributes.ts';
import { type FilterNameOf, JOB_FILTER_NAMES, JOB_FILTERS } from '@nukkad/contract/jobs/job-filters.ts';

/** Both ends inclusive. */
export type Range = readonly [number, number];

type Filters = typeof JOB_FILTERS;
type RangeName = FilterNameOf<'range'>;

/** A range goes by its own name, or by that of the choice that it narrows: both are one question to a job. */
type NameOfRange<Name extends RangeName> = Filters[Name] extends {
  readonly within: { readonly filter: infer Narrowed extends string };
}
  ? Narrowed
  : Name;

type RangeFacet = { [Name in RangeName]: NameOfRange<Name> }[RangeName];
export type FacetName = 'profile' | JobAttributeName | RangeFacet;

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
const single = (name: FacetName, column: string, isListed = true): Facet => ({
  ...{ name, low: column, high: column, type: 'smallint', isListed, any: [0, TOP.smallint] },
});

export interface RangeFilterOfFacet {
  readonly facet: RangeFacet;
  readonly filter: RangeName;
}

/** The ranges, by the names of their facets. */
export const RANGE_FACETS: readonly RangeFilterOfFacet[] = JOB_FILTER_NAMES.filter(
  (name): name is RangeName => JOB_FILTERS[name].kind === 'range',
).map((filter) => {
  const range = JOB_FILTERS[filter];
  return { filter, facet: ('within' in range ? range.within.filter : filter) as RangeFacet };
});

/** All of them, those that are asked of every job before the others, which are asked of few. */
export const FACETS: readonly Facet[] = [
  single('profile', JOB_FILTERS.jobProfile.column),
  ...JOB_ATTRIBUTE_NAMES.map((name) => {
    const { column, isListed } = JOB_FILTERS[name].attribute;
    return single(name, column, isListed);
  }),
  ...RANGE_FACETS.map(({ facet, filter }): Facet => {
    const { columns, unit } = JOB_FILTERS[filter];
    const [low, high] = columns;
    const type = unit === 'rupees' ? 'int' : 'smallint';
    return { name: facet, low, high, type, isListed: true, any: [-1, TOP[unit]] };
  }),
];

/** No filter at all. */
export const ANY_FACETS = Object.fromEntries(FACETS.map(({ name, any }) => [name, any])) as Facets;

/** Those that leave out any job. */
const askedFacets = (facets: Facets): Facet[] =>
  FACETS.filter(({ name, any: [low, high] }) => facets[name][0] > low || facets[name][1] < high);

/** The facets asked for that the lists do not hold. */
export const lookedUpFacets = (facets: Facets): FacetName[] =>
  askedFacets(facets).flatMap(({ name, isListed }) => (isListed ? [] : [name]));

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
