import { type JobFilterInput, SEARCH_LENGTH_MAX } from '@nukkad/contract';
import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { relaxationsOf, relaxed } from '../relaxations.ts';
import { type SearchLanguage, searchLanguage } from '../store/search-language.ts';
import { adversarialTexts, MOST_EXPENSIVE_TEXTS } from '../testing/adversarial-texts.ts';
import { buildJobsOfManyWords, FULL_FILTER } from '../testing/costly-search.ts';
import { countedLanguage } from '../testing/counted-language.ts';
import { interpret } from './interpret.ts';
import { interpretFilter } from './interpretation.ts';
import type { JobQuery } from './ladder.ts';

/** A text of 24 words has 90 phrases of up to four words. Most are looked up together with some stems. */
const GUESSES_MAX = 500;
/** Maximum number of look-ups of phrases that span two halves of a text, with their stems. */
const GUESSES_OVER_BORDER = 100;
const RELAXATIONS_MAX = 6;
/** Maximum CPU time in milliseconds, so that other requests do not wait noticeably. */
const CPU_MS_MAX = 100;

let test: TestDatabase;
let anyJob: JobQuery;
let language: SearchLanguage;
let phrases: readonly string[];

const filterOf = (text: string): JobFilterInput => ({ text, sortBy: 'NEWEST', page: 1, size: 10 });
beforeAll(async () => {
  test = await createTestDatabase();
  await buildJobsOfManyWords(test.database);
  language = await searchLanguage.refresh(test.database);
  anyJob = await interpret(test.database, null, filterOf('cook'));
  phrases = [...language.meanings.lexicon.bySpelling.values()].flat().map(({ phrase }) => phrase);
}, 120_000);

afterAll(() => test.drop());

/** Interprets a text without a cache, and applies every relaxation that a search may try. */
function interpretAndRelax(input: JobFilterInput) {
  const fresh = countedLanguage(language);
  const interpretation = interpretFilter(input, fresh.language);
  const guessesToRead = { ...fresh.guesses };
  const job = { ...anyJob, filter: input, language: fresh.language, interpretation };
  const relaxations = relaxationsOf(job);
  for (const [at, one] of relaxations.entries()) {
    for (const other of relaxations.slice(at)) relaxed(job, [one, other]);
  }
  return { interpretation, guessesToRead, relaxations, guesses: fresh.guesses };
}

const guessesOf = (text: string): number => interpretAndRelax(filterOf(text)).guessesToRead.meanings;

function cpuMilliseconds(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('the cost of any text', () => {
  it('is bounded in guesses, words, terms and relaxations', () => {
    const check = (typed: string) => {
      const input = { ...FULL_FILTER, text: typed } as JobFilterInput;
      const { interpretation, guessesToRead, relaxations, guesses } = interpretAndRelax(input);
      expect(guessesToRead.meanings).toBeLessThanOrEqual(GUESSES_MAX);
      expect(interpretation.analysis?.words.length).toBeLessThanOrEqual(24);
      expect(interpretation.understood.length).toBeLessThanOrEqual(8 + 4 + 7);
      expect(relaxations.length).toBeLessThanOrEqual(RELAXATIONS_MAX);
      // Relaxations reuse the analysis of the text.
      expect(guesses.meanings).toBe(guessesToRead.meanings);
      expect(guesses.vocabulary).toBeLessThanOrEqual(24);
    };
    for (const typed of MOST_EXPENSIVE_TEXTS) check(typed);
    fc.assert(fc.property(adversarialTexts(phrases), check), { numRuns: 60 });
  });

  it('grows linearly with its length', () => {
    const half = SEARCH_LENGTH_MAX / 2;
    const check = (typed: string) => {
      const apart = guessesOf(typed.slice(0, half)) + guessesOf(typed.slice(half));
      expect(guessesOf(typed)).toBeLessThanOrEqual(apart + GUESSES_OVER_BORDER);
    };
    for (const typed of MOST_EXPENSIVE_TEXTS) check(typed);
    fc.assert(fc.property(adversarialTexts(phrases), check), { numRuns: 40 });
  });

  it('is little CPU time for interpreting and relaxing', () => {
    for (const text of MOST_EXPENSIVE_TEXTS) {
      const input = { ...FULL_FILTER, text } as JobFilterInput;
      const times = [1, 2, 3].map(() => cpuMilliseconds(() => interpretAndRelax(input)));
      expect(Math.min(...times), text).toBeLessThanOrEqual(CPU_MS_MAX);
    }
  });
});
