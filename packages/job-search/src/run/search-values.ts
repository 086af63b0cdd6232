import type { Facets } from '../facets.ts';
import { boundingBox } from '../geo/bounding-box.ts';
import { circleAround } from '../geo/circle.ts';
import { placeBoxText, placeText } from '../geo/mercator.ts';
import type { Area } from '../plan/estimate.ts';
import type { Search, SearchWords } from '../query/search.ts';
import { CELLS_AT_ONCE } from '../sql/list-branches.ts';
import type { StatementValues } from '../sql/statement-text.ts';

/** A box that holds the whole map, and nothing of the next profile's. */
const WHOLE_MAP = '(200,200),(-200,-200)';

type Values = Record<string, unknown>;

/** By their places: made for every search, so without lists in between. */
const CELL_NAMES = Array.from({ length: CELLS_AT_ONCE }, (_, at) => `cell${at}`);
const WORD_NAMES = Array.from({ length: 8 }, (_, at) => `word${at}`);
const BESIDE_NAMES = Array.from({ length: 8 }, (_, at) => `beside${at}`);

function addFacets(values: Values, { profile, jobType, qualification, experience, pay }: Facets): void {
  [values.profileLow, values.profileHigh] = profile;
  [values.jobTypeLow, values.jobTypeHigh] = jobType;
  [values.qualificationLow, values.qualificationHigh] = qualification;
  [values.experienceLow, values.experienceHigh] = experience;
  [values.payLow, values.payHigh] = pay;
}

function addWords(values: Values, { lists, beside, others }: SearchWords): void {
  for (const [at, name] of WORD_NAMES.entries()) values[name] = lists[at] ?? null;
  for (const [at, name] of BESIDE_NAMES.entries()) values[name] = beside[at] ?? null;
  for (const [at, terms] of others.entries()) values[`others${at}`] = terms;
  values.wordTerms = lists;
  values.besideTerms = beside;
}

function addArea(values: Values, { centre, radiusKm, cells }: Area, isBeyond: boolean): void {
  values.box = isBeyond ? WHOLE_MAP : placeBoxText(boundingBox(centre, radiusKm));
  for (const [at, name] of CELL_NAMES.entries()) values[name] = cells[at] ?? null;
  Object.assign(values, circleAround(centre, radiusKm));
}

/** What the statements are filled with, but for the place in the list; `isBeyond` looks outside the circle. */
export function searchValues(search: Search, isBeyond = false): StatementValues {
  const { facets, centre, area, words } = search;
  const values: Values = {
    reader: search.candidateId,
    hidden: search.hidden,
    latitude: centre?.latitude ?? null,
    longitude: centre?.longitude ?? null,
  };
  addFacets(values, facets);
  if (words !== null) addWords(values, words);
  if (centre !== null) values.place = placeText(centre);
  if (area !== null) addArea(values, area, isBeyond);
  return values;
}
