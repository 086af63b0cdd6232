import { Random } from '@nukkad/domain/random.ts';
import { companyKindPick } from './company-kinds.ts';
import { createdBefore } from './moments.ts';
import { type Place, pickCity, placeInCity } from './spread.ts';
import { STREAM } from './streams.ts';

/** The data of companies that generating jobs requires, in typed arrays. They take 36 bytes per company. */
export interface CompanyPlan {
  readonly count: number;
  kindOf(index: number): number;
  placeOf(index: number): Place;
  createdAtOf(index: number): number;
}

/** Draws the line of business, place and creation time of every company at random. */
export function planCompanies(seed: number, count: number, now: number): CompanyPlan {
  const kinds = new Uint8Array(count);
  const cityIndexes = new Uint16Array(count);
  const localityIndexes = new Int16Array(count);
  const latitudes = new Float64Array(count);
  const longitudes = new Float64Array(count);
  const moments = new Float64Array(count);
  const random = new Random();
  for (let index = 0; index < count; index++) {
    random.restart(seed, STREAM.companyPlan, index);
    const place = placeInCity(random, pickCity(random));
    kinds[index] = companyKindPick.pick(random);
    cityIndexes[index] = place.cityIndex;
    localityIndexes[index] = place.localityIndex;
    latitudes[index] = place.latitude;
    longitudes[index] = place.longitude;
    moments[index] = createdBefore(random, now);
  }
  return {
    count,
    kindOf: (index) => kinds[index] as number,
    createdAtOf: (index) => moments[index] as number,
    placeOf: (index) => ({
      cityIndex: cityIndexes[index] as number,
      localityIndex: localityIndexes[index] as number,
      latitude: latitudes[index] as number,
      longitude: longitudes[index] as number,
    }),
  };
}
