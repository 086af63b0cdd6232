import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictogramFiles } from '../../scripts/build-pictograms.ts';
import { CITIES_KEYS, PROFILES_KEYS } from './keys.ts';

const fromPackage = (path: string) => new URL(`../../${path}`, import.meta.url);
const seed = (file: string): { key?: string; slug?: string; icon: string | null }[] =>
  JSON.parse(readFileSync(fromPackage(`../reference-data/data/${file}`), 'utf8'));

describe('the pictograms', () => {
  it('are up to date with the drawings', () => {
    for (const [path, text] of pictogramFiles()) {
      expect(existsSync(fromPackage(path)), path).toBe(true);
      expect(readFileSync(fromPackage(path), 'utf8') === text, `${path} is out of date`).toBe(true);
    }
  });

  it('exist for every job profile and every popular city', () => {
    const profiles = seed('job-profiles.json').map(({ icon }) => icon);
    expect(profiles).toHaveLength(22);
    for (const icon of profiles) expect(PROFILES_KEYS as readonly (string | null)[]).toContain(icon);
    const cities = seed('cities.json').flatMap(({ icon }) => icon ?? []);
    expect(cities.length).toBeGreaterThan(20);
    for (const icon of cities) expect(CITIES_KEYS as readonly string[]).toContain(icon);
  });

  it('use only the text colour and colours of the theme', () => {
    for (const [path, text] of pictogramFiles()) {
      if (!path.startsWith('src/pictograms/sprites')) continue;
      const paints = new Set([...text.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, paint]) => paint));
      for (const paint of paints) {
        expect(['none', 'currentColor', 'var(--pictogram-fill, #ffb020)', 'var(--surface, #fff)']).toContain(
          paint,
        );
      }
      expect(text.length).toBeLessThan(24_000);
    }
  });

  it('have few elements, because a browser computes the style of each one in every copy on a page', () => {
    for (const [path, text] of pictogramFiles()) {
      if (!path.startsWith('src/pictograms/sprites')) continue;
      for (const [, name, body = ''] of text.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)) {
        const elements = body.match(/<[a-z]/g) ?? [];
        expect(elements.length, `${path} ${name}`).toBeGreaterThan(0);
        expect(elements.length, `${path} ${name}`).toBeLessThanOrEqual(7);
      }
    }
  });
});
