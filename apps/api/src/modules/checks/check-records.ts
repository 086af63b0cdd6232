import { type CheckRecords, type PlaceCity, PlaceIndex, type PlaceLocality } from '@nukkad/checks';
import { type Queryable, rows } from '../../database/rows.ts';

const CITIES = `
  SELECT id AS key, array_remove(ARRAY[name_en, name_hi, name_mr] || aliases, NULL) AS names, latitude, longitude,
         population, state FROM city`;

const LOCALITIES = `
  SELECT city_id AS "cityKey", array_remove(ARRAY[name_en, name_hi, name_mr] || aliases, NULL) AS names FROM locality`;

const WAGES = 'SELECT state, unskilled FROM minimum_wage';
const BLOCKED = 'SELECT kind, value FROM blocked_contact';

/** What checks are held against, as the database has it now; a run of checks reads it once. */
export async function readCheckRecords(source: Queryable, now: Date): Promise<CheckRecords> {
  const places = new PlaceIndex(
    await rows<PlaceCity>(source, CITIES),
    await rows<PlaceLocality>(source, LOCALITIES),
  );
  const wages = await rows<{ state: string; unskilled: number }>(source, WAGES);
  const blocked = await rows<{ kind: string; value: string }>(source, BLOCKED);
  const known = new Set(blocked.map(({ kind, value }) => `${kind} ${value}`));
  return {
    places,
    minimumWages: new Map(wages.map(({ state, unskilled }) => [state, unskilled])),
    blocklist: { has: (kind, value) => known.has(`${kind} ${value}`) },
    now,
  };
}
