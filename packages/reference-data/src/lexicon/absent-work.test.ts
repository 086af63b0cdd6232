import { describe, expect, it } from 'vitest';
import workKinds from '../../data/work-kinds.json' with { type: 'json' };
import { jobProfiles, skills } from '../index.ts';
import absentWork from './absent-work.json' with { type: 'json' };

const phrases = Object.values(absentWork).flatMap((work) => ('phrases' in work ? work.phrases : []));
const folded = (text: string): string => text.normalize('NFC').toLowerCase().trim();

/** A phrase as whole words of a text. */
const standsIn = (text: string, phrase: string): boolean =>
  ` ${folded(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `.includes(` ${folded(phrase)} `);

describe('a work that the portal does not have', () => {
  it('is called as none of its works is: by name, by synonym, or as a skill', () => {
    const own = [
      ...jobProfiles.flatMap(({ nameEn, nameHi, nameMr, synonyms, subProfiles }) => [
        ...[nameEn, nameHi, nameMr, ...synonyms],
        ...subProfiles.flatMap((part) => [part.nameEn, part.nameHi, part.nameMr, ...part.synonyms]),
      ]),
      ...skills.map(({ nameEn }) => nameEn),
    ].map(folded);
    const known = new Set(own);
    expect(own.length).toBeGreaterThan(1000);
    expect(phrases.filter((phrase) => known.has(folded(phrase)))).toEqual([]);
  });

  it('stands in no title that employers give', () => {
    const titles = workKinds.flatMap(({ titlesEn, titlesHi, titlesMr }) => [
      ...titlesEn,
      ...titlesHi,
      ...titlesMr,
    ]);
    expect(titles.length).toBeGreaterThan(500);
    expect(phrases.filter((phrase) => titles.some((title) => standsIn(title, phrase)))).toEqual([]);
  });

  it('has each phrase once', () => {
    expect(new Set(phrases.map(folded)).size).toBe(phrases.length);
  });
});
