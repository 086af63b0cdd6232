import type { Queryable } from '../database/rows.ts';
import {
  selectBlockedContacts,
  selectCities,
  selectLocalities,
  selectMinimumWages,
} from './checks.queries.ts';
import { type CheckRecords, PlaceIndex } from './index.ts';

/** Reads the data that checks compare with. Read it once for each run of checks. */
export async function readCheckRecords(source: Queryable, now: Date): Promise<CheckRecords> {
  const places = new PlaceIndex(await source.query(selectCities()), await source.query(selectLocalities()));
  const wages = await source.query(selectMinimumWages());
  const blocked = await source.query(selectBlockedContacts());
  const known = new Set(blocked.map(({ kind, value }) => `${kind} ${value}`));
  return {
    places,
    minimumWages: new Map(wages.map(({ state, unskilled }) => [state, unskilled])),
    blocklist: { has: (kind, value) => known.has(`${kind} ${value}`) },
    now,
  };
}
