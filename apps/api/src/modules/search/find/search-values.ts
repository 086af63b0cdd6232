import { boundingBox, type Circle, circleAround, placeBoxText, placeText } from '@nukkad/search';
import { CELLS_AT_ONCE } from '../statements/list-branches.ts';
import type { StatementValues } from '../statements/statement-text.ts';
import type { Search } from './search.ts';

/** A box that holds the whole map, and nothing of the next profile's. */
const WHOLE_MAP = '(200,200),(-200,-200)';

function circleValues(circle: Circle): StatementValues {
  return {
    kmPerLatitude: circle.kmPerLatitude,
    kmPerLongitude: circle.kmPerLongitude,
    surelyInside: circle.surelyInside,
    surelyOutside: circle.surelyOutside,
    radiusMetres: circle.radiusMetres,
  };
}

function cellValues(cells: readonly number[]): StatementValues {
  return Object.fromEntries(
    Array.from({ length: CELLS_AT_ONCE }, (_, at) => [`cell${at}`, cells[at] ?? null]),
  );
}

const WORD_LISTS = 4;

function wordValues({ words }: Search): StatementValues {
  if (words === null) return {};
  const lists = Array.from({ length: WORD_LISTS }, (_, at) => [`word${at}`, words.lists[at] ?? null]);
  const others = words.others.map((terms, at) => [`others${at}`, terms]);
  return { ...Object.fromEntries([...lists, ...others]), wordTerms: words.lists };
}

/** What the statements are filled with, but for the place in the list; `isBeyond` looks outside the circle. */
export function searchValues(search: Search, isBeyond = false): StatementValues {
  const { facets, centre, area } = search;
  const values: Record<string, unknown> = {
    reader: search.candidateId,
    hidden: search.hidden,
    latitude: centre?.latitude ?? null,
    longitude: centre?.longitude ?? null,
  };
  for (const [name, [low, high]] of Object.entries(facets)) {
    values[`${name}Low`] = low;
    values[`${name}High`] = high;
  }
  Object.assign(values, wordValues(search));
  if (centre !== null) values.place = placeText(centre);
  if (area === null) return values;
  const box = isBeyond ? WHOLE_MAP : placeBoxText(boundingBox(area.centre, area.radiusKm));
  return {
    ...values,
    box,
    ...cellValues(area.cells),
    ...circleValues(circleAround(area.centre, area.radiusKm)),
  };
}
