import { JOB_ATTRIBUTE_NAMES, JOB_FILTERS } from '@nukkad/contract';
import { askedFacets, type FacetName, type Facets, RANGE_FACETS } from '../facets.ts';

interface FacetColumns {
  readonly low: string;
  readonly high: string;
  readonly type: 'smallint' | 'int';
  /** Whether every list holds it; else it stands in `job_search` alone and is looked up where it is asked for. */
  readonly isListed: boolean;
}

export type FacetEntry = readonly [facet: FacetName, columns: FacetColumns];

const single = (column: string, isListed = true): FacetColumns => ({
  low: column,
  high: column,
  type: 'smallint',
  isListed,
});

const attributes = JOB_ATTRIBUTE_NAMES.map((name) => {
  const { column, isListed } = JOB_FILTERS[name].attribute;
  return [name, single(column, isListed)] as const;
});

const ranges = RANGE_FACETS.map(({ facet, filter }) => {
  const { columns, unit } = JOB_FILTERS[filter];
  const [low, high] = columns;
  return [facet, { low, high, type: unit === 'rupees' ? 'int' : 'smallint', isListed: true }] as const;
});

/** Every facet with the columns of the search tables that hold it, those that are asked first before the others. */
export const FACET_ENTRIES: readonly FacetEntry[] = [
  ['profile', single(JOB_FILTERS.jobProfile.column)],
  ...attributes,
  ...ranges,
];

/** The facets asked for that the lists do not hold. */
export function lookedUpFacets(facets: Facets): FacetName[] {
  const asked = new Set(askedFacets(facets));
  return FACET_ENTRIES.flatMap(([facet, { isListed }]) => (isListed || !asked.has(facet) ? [] : [facet]));
}
