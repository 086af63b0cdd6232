import { type JobFilterInput, SEARCH_LENGTH_MAX } from '@nukkad/contract';
import { buildJob, createTestDatabase, findCity, type TestDatabase } from '@nukkad/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { relaxationsOf, relaxed } from '../relaxations.ts';
import { type SearchLanguage, searchLanguage } from '../store/search-language.ts';
import { adversarialTexts, DEAREST_TEXTS } from '../testing/adversarial-texts.ts';
import { countedLanguage } from '../testing/counted-language.ts';
import { interpret, interpretFilter } from './interpretation.ts';
import type { JobQuery } from './ladder.ts';

/** Of 24 words 90 stretches of up to four are looked up, most of them with some of their stems. */
const GUESSES_MAX = 500;
/** Stretches of up to four words over a border, with their stems: what two halves of a text know nothing of. */
const GUESSES_OVER_BORDER = 100;
const RELAXATIONS_MAX = 6;
/** Processor time, in milliseconds, after which somebody else's request would wait noticeably. */
const PROCESSOR_MAX = 100;

let test: TestDatabase;
let plain: JobQuery;
let language: SearchLanguage;
let phrases: readonly string[];

const filterOf = (text: string): JobFilterInput => ({ text, sortBy: 'NEWEST', page: 1, size: 10 });
/** All that the panel has, so that as much as can be is to be relaxed and nothing is found. */
const FULL: Omit<JobFilterInput, 'text'> = {
  ...{ jobProfile: 'astronaut', jobType: 'INTERNSHIP', qualification: 'PG', experience: 'FRESHER' },
  ...{ pay: [90_000, 95_000], city: 'Leh', radiusKm: 1, sortBy: 'NEAREST', page: 1, size: 10 },
};

beforeAll(async () => {
  test = await createTestDatabase();
  const { id: cityId, latitude, longitude } = await findCity(test.database, 'pune');
  for (const title of [
    'Cook for a hotel',
    'Delivery rider 5 km',
    'Wireman, night shift',
    'Tailor 5-6 hours',
  ]) {
    await buildJob(test.database, { cityId, latitude, longitude, title });
  }
  language = await searchLanguage.refresh(test.database);
  plain = await interpret(test.database, null, filterOf('cook'));
  phrases = [...language.meanings.lexicon.bySpelling.values()].flat().map(({ phrase }) => phrase);
}, 120_000);

afterAll(() => test.drop());

/** Reads a text with nothing cached, and relaxes it in every way that is counted. */
function readAndRelax(input: JobFilterInput) {
  const fresh = countedLanguage(language);
  const text = interpretFilter(input, fresh.language);
  const read = { ...fresh.guesses };
  const job = { ...plain, filter: input, language: fresh.language, reading: text };
  const relaxations = relaxationsOf(job);
  for (const [at, one] of relaxations.entries()) {
    for (const other of relaxations.slice(at)) relaxed(job, [one, other]);
  }
  return { text, read, relaxations, guesses: fresh.guesses };
}

const guessesOf = (text: string): number => readAndRelax(filterOf(text)).read.meanings;

function processorTime(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('what a text costs, whatever it says', () => {
  it('is bounded in guesses, words, terms and relaxations', () => {
    const check = (typed: string) => {
      const { text, read, relaxations, guesses } = readAndRelax({ ...FULL, text: typed } as JobFilterInput);
      expect(read.meanings).toBeLessThanOrEqual(GUESSES_MAX);
      expect(text.analysis?.words.length).toBeLessThanOrEqual(24);
      expect(text.understood.length).toBeLessThanOrEqual(8 + 4 + 7);
      expect(relaxations.length).toBeLessThanOrEqual(RELAXATIONS_MAX);
      // Relaxed, it is interpreted and not read anew.
      expect(guesses.meanings).toBe(read.meanings);
      expect(guesses.vocabulary).toBeLessThanOrEqual(24);
    };
    for (const typed of DEAREST_TEXTS) check(typed);
    fc.assert(fc.property(adversarialTexts(phrases), check), { numRuns: 60 });
  });

  it('grows with its length and no faster', () => {
    const half = SEARCH_LENGTH_MAX / 2;
    const check = (typed: string) => {
      const apart = guessesOf(typed.slice(0, half)) + guessesOf(typed.slice(half));
      expect(guessesOf(typed)).toBeLessThanOrEqual(apart + GUESSES_OVER_BORDER);
    };
    for (const typed of DEAREST_TEXTS) check(typed);
    fc.assert(fc.property(adversarialTexts(phrases), check), { numRuns: 40 });
  });

  it('takes little of the processor to read and to relax', () => {
    for (const text of DEAREST_TEXTS) {
      const input = { ...FULL, text } as JobFilterInput;
      const times = [1, 2, 3].map(() => processorTime(() => readAndRelax(input)));
      expect(Math.min(...times), text).toBeLessThanOrEqual(PROCESSOR_MAX);
    }
  });
});
