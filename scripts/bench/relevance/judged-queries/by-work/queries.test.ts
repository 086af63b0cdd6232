import { workKindsByProfile } from '@nukkad/demo-data/generator/work-kinds.ts';
import { cities, jobProfiles } from '@nukkad/reference-data';
import { describe, expect, it } from 'vitest';
import { judgedQueries } from '../judged.ts';
import { hasWordOf } from './is-right.ts';
import { workQueries } from './queries.ts';
import { tuningQueries } from './tuning.ts';
import type { AbsentWorkQuery, PresentWorkQuery, WorkLanguage, WorkQuery } from './types.ts';

const AT_LEAST: Readonly<Record<WorkLanguage, number>> = {
  en: 200,
  hi: 60,
  mr: 60,
  'hi-Latn': 70,
  'mr-Latn': 30,
  mixed: 25,
};
const isAbsent = (row: WorkQuery): row is AbsentWorkQuery => 'absent' in row;
const absent = workQueries.filter(isAbsent);
const present = workQueries.filter((row): row is PresentWorkQuery => !isAbsent(row));
const normalized = (text: string) => text.normalize('NFC').toLowerCase().trim().replace(/\s+/gu, ' ');
const share = (is: (row: WorkQuery) => boolean) => workQueries.filter(is).length / workQueries.length;

const profileBySub = new Map(jobProfiles.flatMap((row) => row.subProfiles.map((sub) => [sub.key, row.key])));
const kinds = workKindsByProfile.flat();

describe('the tuning half', () => {
  it('has every sub-profile, in both scripts and with errors', () => {
    const asked = tuningQueries.flatMap((row) => ('subProfiles' in row ? (row.subProfiles ?? []) : []));
    expect(new Set(asked)).toEqual(new Set(profileBySub.keys()));
    const errors = tuningQueries.filter(({ kind }) => kind === 'with-errors');
    expect(errors.length).toBeGreaterThan(250);
    expect(errors.filter(({ language }) => language === 'hi').length).toBeGreaterThan(3);
  });
});

describe('half C', () => {
  it('has unique ids and texts', () => {
    expect(new Set(workQueries.map(({ id }) => id)).size).toBe(workQueries.length);
    expect(new Set(workQueries.map(({ query }) => normalized(query))).size).toBe(workQueries.length);
    for (const { query } of workQueries) expect(query).toBe(normalized(query));
  });

  it('shares no text with the other halves', () => {
    const others = new Set(
      Object.values(judgedQueries)
        .flat()
        .map(({ query }) => normalized(query)),
    );
    expect(workQueries.filter(({ query }) => others.has(normalized(query))).map(({ id }) => id)).toEqual([]);
  });

  it('is at least 35 % with errors, 40 % not in English and 12 % with a place', () => {
    expect(workQueries.length).toBeGreaterThanOrEqual(320);
    expect(share(({ kind }) => kind === 'with-errors')).toBeGreaterThanOrEqual(0.35);
    expect(share(({ language }) => language !== 'en')).toBeGreaterThanOrEqual(0.4);
    expect(share(({ city }) => city !== undefined)).toBeGreaterThanOrEqual(0.12);
    for (const [language, least] of Object.entries(AT_LEAST))
      expect(workQueries.filter((row) => row.language === language).length, language).toBeGreaterThanOrEqual(
        least,
      );
  });

  it('has the intended text of exactly the queries with errors', () => {
    for (const { id, query, kind, intended } of workQueries) {
      expect(intended !== undefined, id).toBe(kind === 'with-errors');
      if (intended !== undefined) expect(normalized(intended), id).not.toBe(normalized(query));
    }
  });

  it('is in the script of its language; mixed queries have both scripts', () => {
    for (const { id, query, language } of workQueries) {
      const scripts = [/\p{Script=Devanagari}/u.test(query), /\p{Script=Latin}/u.test(query)];
      const isDevanagari = language === 'hi' || language === 'mr';
      expect(scripts, id).toEqual(language === 'mixed' ? [true, true] : [isDevanagari, !isDevanagari]);
    }
  });
});

describe('the expectations of half C', () => {
  it('match existing sub-profiles, titles of jobs and cities', () => {
    const titles = kinds.flatMap((kind) => Object.values(kind.titles).flat());
    const citySlugs = new Set(cities.map(({ slug }) => slug));
    for (const { id, subProfiles = [], titles: patterns = [], city } of present) {
      expect(subProfiles.length + patterns.length, id).toBeGreaterThan(0);
      for (const key of subProfiles) expect(profileBySub.has(key), `${id} ${key}`).toBe(true);
      const any = new RegExp(patterns.join('|'), 'iu');
      expect(
        titles.some((title) => any.test(title)),
        id,
      ).toBe(true);
      if (city !== undefined) expect(citySlugs, id).toContain(city);
    }
  });

  it('cover every profile and nearly every sub-profile', () => {
    const subs = new Set(present.flatMap(({ subProfiles = [] }) => subProfiles));
    expect(new Set([...subs].map((key) => profileBySub.get(key)))).toEqual(
      new Set(jobProfiles.map(({ key }) => key)),
    );
    expect(subs.size).toBeGreaterThanOrEqual(140);
  });

  it('include absent works, also with errors, whose words are no name of a work', () => {
    const names = [
      ...kinds.flatMap((kind) => Object.values(kind.titles).flat()),
      ...jobProfiles.flatMap(({ subProfiles }) =>
        subProfiles.flatMap((sub) => [sub.nameEn, sub.nameHi, sub.nameMr]),
      ),
    ];
    expect(absent.length).toBeGreaterThanOrEqual(30);
    expect(absent.filter(({ kind }) => kind === 'with-errors').length).toBeGreaterThanOrEqual(8);
    for (const query of absent) {
      expect(query.words.length, query.id).toBeGreaterThan(0);
      expect(
        names.filter((name) => hasWordOf(name, query)),
        query.id,
      ).toEqual([]);
    }
  });
});
