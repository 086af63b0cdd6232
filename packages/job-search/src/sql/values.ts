import { JOB_FILTERS } from '@nukkad/contract';
import { FACETS, type Facets, type Range } from '../facets.ts';
import { boundingBox, circleValues } from '../geo/circle.ts';
import type { QueryTerms, ResolvedQuery } from '../query/resolve.ts';
import type { StatementValues } from './statement.ts';

/** A box that holds the whole map, and nothing of the next profile's. */
const WHOLE_MAP = { south: -90, west: -200, north: 90, east: 200 };

const { jobType, qualification } = JOB_FILTERS;
/** Types and qualifications by their numbers in the search tables; 0 is none. */
const TYPES = Object.values(jobType.attribute.codes);
const QUALIFICATIONS = [0, ...Object.values(qualification.attribute.codes)];

const within = (codes: readonly number[], [low, high]: Range): number[] =>
  codes.filter((code) => code >= low && code <= high);

/** What the ends of facets are called in statements, spelled once: every search fills them in. */
const ENDS = FACETS.map(({ name }) => ({ name, low: `${name}Low`, high: `${name}High` }));

function facetValues(facets: Facets): StatementValues {
  const values: Record<string, unknown> = {
    types: within(TYPES, facets.jobType),
    qualifications: within(QUALIFICATIONS, facets.qualification),
  };
  for (const { name, low, high } of ENDS) [values[low], values[high]] = facets[name];
  return values;
}

const wordValues = ({ lists, others }: QueryTerms): StatementValues => ({
  ...Object.fromEntries(lists.map((terms, at) => [`list${at}`, terms])),
  ...Object.fromEntries(others.map((terms, at) => [`others${at}`, terms])),
});

/** What the statements are filled with, but for the place in the list. */
export function valuesOf({ facets, centre, area, side, words, hidden }: ResolvedQuery): StatementValues {
  return {
    hidden,
    ...facetValues(facets),
    ...(words && wordValues(words)),
    ...centre,
    ...(area && { ...circleValues(area), cells: area.cells }),
    ...(area && side === 'inside' ? boundingBox(area) : WHOLE_MAP),
  };
}
