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
/** What a job has one number of; 0 of an attribute is a job that does not tell. */
type SingleFacet = 'profile' | JobAttributeName;
export type FacetName = SingleFacet | RangeFacet;

/** The filters as numbers of the search tables: ranges take overlaps, the others what lies within. */
export type Facets = { readonly [Name in FacetName]: Range };

/** What the search tables hold of a job; `experienceMax` 99 has no upper end, `payMax` -1 is not told. */
export type FacetRow = { readonly [Name in SingleFacet]: number } & {
  readonly [Name in RangeFacet as `${Name}Min` | `${Name}Max`]: number;
};

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

const SINGLE_FACETS: readonly SingleFacet[] = ['profile', ...JOB_ATTRIBUTE_NAMES];

/** Those that are asked of every job before the others, which are asked of few. */
const FACET_NAMES: readonly FacetName[] = [...SINGLE_FACETS, ...RANGE_FACETS.map(({ facet }) => facet)];

const TOP_SMALLINT = 32_767;
/** The highest end of a range: 99 years and more have no upper end. */
const TOP = { rupees: 2_147_483_647, years: 99 } as const;

/** No filter at all: every job passes, those that tell nothing too. */
export const ANY_FACETS = Object.fromEntries([
  ...SINGLE_FACETS.map((name) => [name, [0, TOP_SMALLINT]]),
  ...RANGE_FACETS.map(({ facet, filter }) => [facet, [-1, TOP[JOB_FILTERS[filter].unit]]]),
]) as Facets;

const isSingle = (facet: FacetName): facet is SingleFacet =>
  (SINGLE_FACETS as readonly FacetName[]).includes(facet);

/** Where a row has the two ends of a facet. */
const ENDS = FACET_NAMES.map((facet) =>
  isSingle(facet)
    ? { facet, low: facet, high: facet }
    : { facet, low: `${facet}Min` as const, high: `${facet}Max` as const },
);

const isAsked = (facet: FacetName, facets: Facets): boolean =>
  facets[facet][0] > ANY_FACETS[facet][0] || facets[facet][1] < ANY_FACETS[facet][1];

/** Those that leave out any job. */
export function askedFacets(facets: Facets): FacetName[] {
  return FACET_NAMES.filter((facet) => isAsked(facet, facets));
}

/** The filter, row by row: what the SQL says in its own words. */
export function passesFacets(facets: Facets): (row: FacetRow) => boolean {
  const asked = ENDS.filter(({ facet }) => isAsked(facet, facets));
  return (row) =>
    asked.every(({ facet, low, high }) => row[low] <= facets[facet][1] && row[high] >= facets[facet][0]);
}

/** Whether a facet names one value, so that an index that begins with it can be used. */
export function isOneValue([low, high]: Range): boolean {
  return low === high;
}
