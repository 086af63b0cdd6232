import { type Facets, isOneValue } from '../facets.ts';
import { isOff } from './switched-off.ts';

/** A facet by whose value an index is parted into lists. */
type ListFacet = 'profile' | 'jobType' | 'qualification' | 'pay';

/** One way in which indexes hold active jobs together. */
export interface JobList {
  readonly area: 'cells' | 'country';
  /** The facets that all jobs of the list share. */
  readonly of: readonly ListFacet[];
  /** Pieces of an index (in each cell) that must be merged to have it newest first; 0 where it is never wanted so. */
  readonly walked: number;
  /** Pieces in which it is read in no order. */
  readonly read: number;
}

/** Job types, and qualifications with none, by their numbers in the search tables. */
export const TYPES = [1, 2, 3] as const;
export const QUALIFICATIONS = [0, 1, 2, 3, 4] as const;
/** About how many profiles there are. */
const PROFILES = 22;

/** The list of well-paid jobs begins here, as its index says: whoever asks for less asks for too many. */
export const PAY_LIST_FROM = 40_000;

/** Every list of active jobs there is, but for those of words; what each is worth, the README tells. */
export const LISTS = {
  newest: { area: 'cells', of: [], walked: 1, read: 1 },
  kind: { area: 'cells', of: ['jobType', 'qualification'], walked: 1, read: 1 },
  country: { area: 'country', of: [], walked: 1, read: 1 },
  countryProfile: { area: 'country', of: ['profile'], walked: TYPES.length * QUALIFICATIONS.length, read: 1 },
  countryProfileType: { area: 'country', of: ['profile', 'jobType'], walked: QUALIFICATIONS.length, read: 1 },
  countryProfileStudies: {
    area: 'country',
    of: ['profile', 'qualification'],
    walked: TYPES.length,
    read: TYPES.length,
  },
  countryKind: { area: 'country', of: ['profile', 'jobType', 'qualification'], walked: 1, read: 1 },
  everyKind: { area: 'country', of: ['jobType', 'qualification'], walked: 0, read: PROFILES },
  pay: { area: 'country', of: ['pay'], walked: 0, read: TYPES.length },
  payType: { area: 'country', of: ['jobType', 'pay'], walked: 0, read: 1 },
} as const satisfies Record<string, JobList>;

export type FacetList = keyof typeof LISTS;
/** All lists: those by facets, and those of a word in a cell and in the country. */
export type ListName = FacetList | 'term' | 'countryTerm';

function isNamed(facets: Facets, facet: ListFacet): boolean {
  return facet === 'pay' ? facets.pay[0] >= PAY_LIST_FROM : isOneValue(facets[facet]);
}

/** The lists that hold all that a filter asks for. */
export function listsFor(facets: Facets): FacetList[] {
  return (Object.keys(LISTS) as FacetList[]).filter(
    (name) => !isOff(name) && LISTS[name].of.every((facet) => isNamed(facets, facet)),
  );
}
