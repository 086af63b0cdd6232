import {
  JOB_ATTRIBUTE_NAMES,
  JOB_FILTERS,
  type JobAttributeName,
  type JobFilterValues,
  type Qualification,
} from '@nukkad/contract';
import { ANY_FACETS, type Facets, RANGE_FACETS, type Range, type RangeFilterOfFacet } from '../facets.ts';

/** Of no job. */
const UNKNOWN_CODE = -1;

const one = (value: number): Range => [value, value];

function attributeFacet(name: JobAttributeName, { [name]: value }: JobFilterValues): Range {
  const codes: Readonly<Record<string, number>> = JOB_FILTERS[name].attribute.codes;
  return value === undefined ? ANY_FACETS[name] : one(codes[value] ?? UNKNOWN_CODE);
}

/** Of a range that narrows a value of a choice, while its slider is untouched: from one up, or nought. */
function narrowedFacet({ facet, filter }: RangeFilterOfFacet, values: JobFilterValues): Range | undefined {
  const range = JOB_FILTERS[filter];
  if (!('within' in range)) return undefined;
  const { filter: narrowed, value, nought } = range.within;
  const chosen = values[narrowed];
  if (chosen === nought) return one(0);
  return chosen === value && values[filter] === undefined ? [1, ANY_FACETS[facet][1]] : undefined;
}

/** Jobs whose own range overlaps the slider's, whose upper end means that much or more; what is not told overlaps none. */
function rangeFacet(range: RangeFilterOfFacet, values: JobFilterValues): Range {
  const narrowed = narrowedFacet(range, values);
  if (narrowed !== undefined) return narrowed;
  const { facet, filter } = range;
  const ends = values[filter];
  if (ends === undefined) return ANY_FACETS[facet];
  const [low, high] = ends;
  return [low, high >= JOB_FILTERS[filter].max ? ANY_FACETS[facet][1] : high];
}

/** What someone who has passed that can take: jobs that ask for it or for one step less. */
const PASSED: Record<Qualification, Range> = { SSC: [0, 1], HSSC: [1, 2], UG: [3, 3], PG: [3, 4] };

export function passedFacet(passed: Qualification): Range {
  return PASSED[passed];
}

/** The filter in the numbers of the search tables; `profile` is a code, -1 for one that does not exist. */
export function facetsOf(filter: JobFilterValues, profile: number | undefined): Facets {
  return Object.fromEntries([
    ['profile', profile === undefined ? ANY_FACETS.profile : one(profile)],
    ...JOB_ATTRIBUTE_NAMES.map((name) => [name, attributeFacet(name, filter)]),
    ...RANGE_FACETS.map((range) => [range.facet, rangeFacet(range, filter)]),
  ]) as Facets;
}
