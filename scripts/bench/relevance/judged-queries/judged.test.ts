import { cities, jobProfiles, localities, skills } from '@nukkad/reference-data';
import { describe, expect, it } from 'vitest';
import { judgedQueries } from './judged.ts';
import type { JudgedLanguage, JudgedQuery } from './types.ts';
import { wordingOf } from './wording.ts';

const AT_LEAST: Readonly<Record<JudgedLanguage, number>> = {
  en: 150,
  hi: 140,
  mr: 130,
  'latin-hi': 150,
  'latin-mr': 120,
  mixed: 100,
};
const MOSTLY_DEVANAGARI: ReadonlySet<string> = new Set(['hi', 'mr']);
const byLanguage = Object.entries(judgedQueries) as [JudgedLanguage, readonly JudgedQuery[]][];
const all = byLanguage.flatMap(([, rows]) => rows);
const count = (rows: readonly JudgedQuery[], is: (row: JudgedQuery) => boolean) => rows.filter(is).length;
const normalized = (text: string) => text.normalize('NFC').toLowerCase().trim().replace(/\s+/gu, ' ');

const profileBySub = new Map(jobProfiles.flatMap((row) => row.subProfiles.map((sub) => [sub.key, row.key])));
const profileKeys = new Set(jobProfiles.map((row) => row.key));
const citySlugs = new Set(cities.map((city) => city.slug));
const placeSlugs = new Set(localities.map((row) => `${row.citySlug}/${row.slug}`));
const skillKeys = new Set(skills.map((skill) => skill.key));

describe.each(byLanguage)('the judged queries of %s', (language, rows) => {
  it('are enough, a third to a half of them with typing errors', () => {
    expect(rows.length).toBeGreaterThanOrEqual(AT_LEAST[language]);
    const share = count(rows, (row) => row.hasError) / rows.length;
    expect(share).toBeGreaterThanOrEqual(0.33);
    expect(share).toBeLessThanOrEqual(0.52);
  });

  it('have enough queries in half B', () => {
    const reported = rows.filter(({ half }) => half === 'B');
    expect(count(reported, ({ hasError }) => !hasError)).toBeGreaterThanOrEqual(20);
    expect(count(reported, ({ hasError }) => hasError)).toBeGreaterThanOrEqual(18);
  });

  it('are in its script; only mixed queries have both scripts', () => {
    for (const { query, kind } of rows) {
      const hasDevanagari = /\p{Script=Devanagari}/u.test(query);
      const hasLatin = /\p{Script=Latin}/u.test(query);
      if (kind === 'mixed') expect([hasDevanagari, hasLatin], query).toEqual([true, true]);
      else expect(hasDevanagari, query).toBe(MOSTLY_DEVANAGARI.has(language));
      if (kind !== 'mixed') expect(hasLatin, query).toBe(!MOSTLY_DEVANAGARI.has(language));
    }
  });
});

describe('the judged set', () => {
  it('has at least 800 different queries', () => {
    expect(all.length).toBeGreaterThanOrEqual(800);
    expect(new Set(all.map((row) => normalized(row.query))).size).toBe(all.length);
    for (const { query } of all) expect(query).toBe(normalized(query));
  });

  it('has the intended text of exactly the queries with errors', () => {
    for (const { query, hasError, intended } of all) {
      expect(intended !== undefined, query).toBe(hasError);
      if (intended !== undefined) expect(normalized(intended), query).not.toBe(normalized(query));
    }
    const clean = new Set(all.filter((row) => !row.hasError).map((row) => normalized(row.query)));
    for (const row of all) if (row.intended !== undefined) expect(clean).not.toContain(normalized(row.query));
  });

  it('keeps each wording with its errors and variants in one half', () => {
    const wordings = (half: 'A' | 'B') =>
      new Set(
        all
          .filter((row) => row.half === half)
          .map(wordingOf)
          .filter(Boolean),
      );
    const tunedOn = wordings('A');
    expect([...wordings('B')].filter((wording) => tunedOn.has(wording))).toEqual([]);
  });

  it('expects only keys of the reference data', () => {
    for (const { query, expect: expected } of all) {
      for (const key of expected.profiles) expect(profileKeys, query).toContain(key);
      for (const key of expected.subProfiles ?? [])
        expect(expected.profiles, query).toContain(profileBySub.get(key));
      for (const key of expected.skills ?? []) expect(skillKeys, query).toContain(key);
      if (expected.city !== undefined) expect(citySlugs, query).toContain(expected.city);
      if (expected.locality !== undefined)
        expect(placeSlugs, query).toContain(`${expected.city}/${expected.locality}`);
      expect(Object.keys(expected).length > 1 || expected.profiles.length > 0, query).toBe(true);
    }
  });

  it('covers every profile and most sub-profiles, and each kind in both halves', () => {
    expect(new Set(all.flatMap((row) => row.expect.profiles))).toEqual(profileKeys);
    const subs = new Set(all.flatMap((row) => row.expect.subProfiles ?? []));
    expect(subs.size).toBeGreaterThanOrEqual(110);
    for (const kind of new Set(all.map((row) => row.kind)))
      expect(new Set(all.filter((row) => row.kind === kind).map((row) => row.half)).size, kind).toBe(2);
  });
});
