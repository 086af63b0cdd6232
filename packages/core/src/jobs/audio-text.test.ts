import { describe, expect, it } from 'vitest';
import { audioText } from './audio-text.ts';

type Job = Parameters<typeof audioText>[0];

const JOB = {
  companyName: 'Shinde Sweets',
  payMin: null,
  payMax: null,
  experienceMin: 1,
  openings: 1,
  requirements: '',
} as Partial<Job> as Job;
const NAMES = { title: 'Cook', city: 'Pune' };
const said = (change: Partial<Job> = {}, language: 'en' | 'hi' | 'mr' = 'en') =>
  audioText({ ...JOB, ...change }, NAMES, language);

describe('what is read aloud about a job', () => {
  const bare = said();
  /** What a fact adds to the sentence about title, company and city. */
  const added = (change: Partial<Job>) => said(change).slice(bare.length).trim();

  it('begins with title, company and city, and has nothing else if nothing else is known', () => {
    for (const word of ['Cook', 'Shinde Sweets', 'Pune']) expect(bare).toContain(word);
    for (const digit of ['0', '1']) expect(bare).not.toContain(digit);
  });

  it('names the number of openings only if there are several', () => {
    expect([added({ openings: 1 }), added({ openings: 0 })]).toEqual(['', '']);
    expect(added({ openings: 2 })).toContain('2');
  });

  it('names both ends of the pay if they differ, else one amount', () => {
    const range = added({ payMin: 15_000, payMax: 20_000 });
    expect(range).toMatch(/15,?000.*20,?000/);
    for (const pay of [
      { payMin: 15_000, payMax: 15_000 },
      { payMin: 15_000, payMax: null },
      { payMin: null, payMax: 15_000 },
    ])
      expect(added(pay).match(/15,?000/g)).toHaveLength(1);
  });

  it('says that beginners may apply only if no experience is asked for', () => {
    expect(added({ experienceMin: 0 })).not.toBe('');
    expect([added({ experienceMin: 1 }), added({ experienceMin: null })]).toEqual(['', '']);
  });

  it('ends with the requirements without tags, and has at most 1500 characters', () => {
    expect(said({ requirements: '<p>Cooks <b>well</b>.</p>' })).toBe(`${bare} Cooks well.`);
    expect(said({ requirements: 'x'.repeat(3000) })).toHaveLength(1500);
  });

  it('is in the language of the reader', () => {
    expect(
      new Set((['en', 'hi', 'mr'] as const).map((language) => said({ openings: 3 }, language))).size,
    ).toBe(3);
  });
});
