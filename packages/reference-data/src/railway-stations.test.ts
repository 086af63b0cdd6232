import { kmBetween } from '@nukkad/domain/geo.ts';
import { describe, expect, it } from 'vitest';
import { cities } from './index.ts';
import { railwayStations } from './railway-stations.ts';

const cityBySlug = new Map(cities.map((city) => [city.slug, city]));

describe('railway stations', () => {
  it('are at most one for each city, and lie within 11 km of its centre', () => {
    expect(railwayStations.length).toBeGreaterThanOrEqual(100);
    expect(new Set(railwayStations.map(({ citySlug }) => citySlug)).size).toBe(railwayStations.length);
    expect(new Set(railwayStations.map(({ code }) => code)).size).toBe(railwayStations.length);
    for (const station of railwayStations) {
      const city = cityBySlug.get(station.citySlug);
      if (city === undefined) throw new Error(`${station.citySlug} is no city`);
      expect(kmBetween(city, station), station.citySlug).toBeLessThan(11);
    }
  });

  it('have names in three languages', () => {
    for (const { nameEn, nameHi, nameMr } of railwayStations) {
      expect(nameEn).toMatch(/^[A-Z][A-Za-z ]+ station$/);
      for (const name of [nameHi, nameMr]) expect(name).toMatch(/^[\p{Script=Devanagari} ]+ स्टेशन$/u);
    }
  });

  it.each(['mumbai', 'kolkata'])('leave out %s, which has several of the same rank', (slug) => {
    expect(railwayStations.map(({ citySlug }) => citySlug)).not.toContain(slug);
  });
});
