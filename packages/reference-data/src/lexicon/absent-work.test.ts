import { describe, expect, it } from 'vitest';
import workKinds from '../../data/work-kinds.json' with { type: 'json' };
import { jobProfiles, skills } from '../index.ts';
import absentWork from './absent-work.json' with { type: 'json' };

const phrases = Object.values(absentWork).flatMap((work) => ('phrases' in work ? work.phrases : []));
const folded = (text: string): string => text.normalize('NFC').toLowerCase().trim();

/** Whether a text contains a phrase as whole words. */
const containsPhrase = (text: string, phrase: string): boolean =>
  ` ${folded(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `.includes(` ${folded(phrase)} `);

describe('an occupation that the portal does not have', () => {
  it('has no phrase that is a name, synonym or skill of the portal', () => {
    const own = [
      ...jobProfiles.flatMap(({ nameEn, nameHi, nameMr, synonyms, subProfiles }) => [
        nameEn,
        nameHi,
        nameMr,
        ...synonyms,
        ...subProfiles.flatMap((part) => [part.nameEn, part.nameHi, part.nameMr, ...part.synonyms]),
      ]),
      ...skills.map(({ nameEn }) => nameEn),
    ].map(folded);
    const known = new Set(own);
    expect(own.length).toBeGreaterThan(1000);
    expect(phrases.filter((phrase) => known.has(folded(phrase)))).toEqual([]);
  });

  it('has no phrase that occurs in an employer’s title', () => {
    const titles = workKinds.flatMap(({ titlesEn, titlesHi, titlesMr }) => [
      ...titlesEn,
      ...titlesHi,
      ...titlesMr,
    ]);
    expect(titles.length).toBeGreaterThan(500);
    expect(phrases.filter((phrase) => titles.some((title) => containsPhrase(title, phrase)))).toEqual([]);
  });

  it('is similar to the work of an office boy only if it is cleaning and errands', () => {
    const similar = Object.entries(absentWork).filter(
      ([, work]) => 'near' in work && work.near.includes('receptionist/office-boy'),
    );
    expect(similar.map(([work]) => work)).toEqual(['ward-attendant', 'maid']);
  });

  it('has each phrase once', () => {
    expect(new Set(phrases.map(folded)).size).toBe(phrases.length);
  });
});
