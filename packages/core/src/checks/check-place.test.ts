import { kmPerDegreeOfLatitude } from '@nukkad/domain/geo.ts';
import { describe, expect, it } from 'vitest';
import { checkPlace, cityReachKm } from './check-place.ts';
import { PlaceIndex, placeName } from './place-index.ts';

const PUNE = {
  key: 'pune',
  names: ['Pune', 'पुणे', 'Poona'],
  latitude: 18.52,
  longitude: 73.86,
  state: 'Maharashtra',
};
const places = new PlaceIndex(
  [
    { ...PUNE, population: 400_000 },
    { ...PUNE, key: 'nashik', names: ['Nashik', ''], latitude: 20, longitude: 73.79, population: 100_000 },
    { ...PUNE, key: 'other-pune', names: ['pune'], latitude: 25, longitude: 80, population: 0 },
  ],
  [
    { cityKey: 'pune', names: ['Kothrud'] },
    { cityKey: 'nashik', names: ['Panchavati', 'M.G. Road'] },
  ],
);
const check = (address: string, change = {}) =>
  checkPlace(
    { cityKey: 'pune', address, latitude: PUNE.latitude, longitude: PUNE.longitude, ...change },
    places,
  );

describe('the radius of a city', () => {
  it.each([
    [0, 38],
    [100_000, 41],
    [400_000, 44],
    [10_000_000, 68],
  ])('with %i people is %i km', (population, km) => {
    expect(cityReachKm(population)).toBeCloseTo(km);
  });
});

describe('the check of a place', () => {
  it.each([
    ['12 Test Road', 'in-city'],
    ['12 Test Road, Kothrud', 'in-city'],
    ['12 Test Road, Nashik', 'names-another-place'],
    ['12 Test Road, PANCHAVATI - 422003', 'names-another-place'],
    ['12 Test Road, Nashik 422003', 'names-another-place'],
    ['12 Test Road, Nashik–422003', 'names-another-place'],
    ['12 Test Road, Nashik 422003  ', 'names-another-place'],
    ['12 Test Road, 422003 Nashik', 'in-city'],
    ['12 Test Road, Nashik, Pune', 'in-city'],
    ['12 Test Road, Pune, Nashik', 'in-city'],
    ['12, M.G. Road, Pune 411038', 'in-city'],
    ['12, MG  Road', 'names-another-place'],
    ['Nashik, a, b, c', 'names-another-place'],
    ['Nashik, a, b, c, d', 'in-city'],
    ['Nashik Road', 'in-city'],
  ])('at %j: %s', (address, reason) => {
    const outcome = reason === 'in-city' ? 'PASSED' : 'FAILED';
    expect(check(address)).toEqual({ outcome, reason });
  });

  it('fails beyond the radius of the city, also with the right address', () => {
    const at = (km: number) =>
      check('Pune', { latitude: PUNE.latitude + km / kmPerDegreeOfLatitude(PUNE.latitude) }).reason;
    expect([at(43.5), at(44.5)]).toEqual(['in-city', 'far-from-city']);
  });

  it('needs a known city', () => {
    expect(() => check('Pune', { cityKey: 'nowhere' })).toThrow('no city nowhere');
  });
});

describe('names of places', () => {
  it.each([
    ["  St. Mary's   Colony ", 'st marys colony'],
    ['St’ Mary', 'st mary'],
    ['पुणे', 'पुणे'],
  ])('%j is compared as %j', (text, expected) => {
    expect(placeName(text)).toBe(expected);
  });

  it('may belong to several cities, and an empty one to none', () => {
    expect([...(places.citiesNamed('PUNE') ?? [])]).toEqual(['pune', 'other-pune']);
    expect(places.citiesNamed('')).toBeUndefined();
    expect(places.citiesNamed('Mumbai')).toBeUndefined();
    expect(places.city('nashik')?.population).toBe(100_000);
  });
});
