import { JOB_FILTERS } from '@nukkad/contract';
import { FACETS, type Facets, isOneValue } from '../facets.ts';
import { boundingBox } from '../geo/bounding-box.ts';
import { circleAround } from '../geo/circle.ts';
import { placeBoxText, placeText } from '../geo/mercator.ts';
import type { Area } from '../plan/estimate.ts';
import type { QueryTerms, ResolvedQuery } from '../query/resolved-query.ts';
import { CELLS_AT_ONCE } from '../sql/access-path.ts';
import type { StatementValues } from '../sql/statement.ts';

/** A box that holds the whole map, and nothing of the next profile's. */
const WHOLE_MAP = '(200,200),(-200,-200)';

type Values = Record<string, unknown>;

/** By their places: made for every search, so without lists in between. */
const CELL_NAMES = Array.from({ length: CELLS_AT_ONCE }, (_, at) => `cell${at}`);
const WORD_NAMES = Array.from({ length: 8 }, (_, at) => `word${at}`);
const BESIDE_NAMES = Array.from({ length: 8 }, (_, at) => `beside${at}`);

/** Job types by their numbers in the search tables. */
const TYPES = Object.values(JOB_FILTERS.jobType.attribute.codes);

const FACET_NAMES = FACETS.map(({ name }) => [name, `${name}Low`, `${name}High`] as const);

function addFacets(values: Values, facets: Facets): void {
  for (const [facet, low, high] of FACET_NAMES) [values[low], values[high]] = facets[facet];
  values.types = isOneValue(facets.jobType) ? [facets.jobType[0]] : TYPES;
}

function addWords(values: Values, { lists, beside, others }: QueryTerms): void {
  for (const [at, name] of WORD_NAMES.entries()) values[name] = lists[at] ?? null;
  for (const [at, name] of BESIDE_NAMES.entries()) values[name] = beside[at] ?? null;
  for (const [at, terms] of others.entries()) values[`others${at}`] = terms;
}

function addArea(values: Values, { centre, radiusKm, cells }: Area, isBeyond: boolean): void {
  values.box = isBeyond ? WHOLE_MAP : placeBoxText(boundingBox(centre, radiusKm));
  for (const [at, name] of CELL_NAMES.entries()) values[name] = cells[at] ?? null;
  Object.assign(values, circleAround(centre, radiusKm));
}

/** What the statements are filled with, but for the place in the list; `isBeyond` looks outside the circle. */
export function valuesOf(query: ResolvedQuery, isBeyond = false): StatementValues {
  const { facets, centre, area, words } = query;
  const values: Values = {
    hidden: query.hidden,
    latitude: centre?.latitude ?? null,
    longitude: centre?.longitude ?? null,
  };
  addFacets(values, facets);
  if (words !== null) addWords(values, words);
  if (centre !== null) values.place = placeText(centre);
  if (area !== null) addArea(values, area, isBeyond);
  return values;
}
