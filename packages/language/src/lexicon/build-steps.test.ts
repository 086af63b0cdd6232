import { expect, it } from 'vitest';
import { meaningsSteps } from '../understand/meanings.ts';
import { finished } from '../understand/understand-text.ts';
import type { LexiconEntry } from './lexicon-entry.ts';

const entries = Array.from(
  { length: 2000 },
  (_, at): LexiconEntry => ({ phrase: `work number${at}`, kind: 'SUB_PROFILE', value: `cook/${at % 40}` }),
);

it('is built in steps of one phrase, so that others can be served in between', () => {
  const steps = [...meaningsSteps(entries)].length;
  // Phrases with their keys, and their words for each work: one at a time.
  expect(steps).toBeGreaterThanOrEqual(2 * entries.length);
});

it('is the same as built at once', () => {
  const { lexicon } = finished(meaningsSteps(entries));
  expect(lexicon.written.size).toBe(2000);
  expect(lexicon.guess('work numbr77').map(({ entry }) => entry.value)).toContain('cook/37');
});

it('guesses at what stands in another list too, whichever is listed first', () => {
  const title: LexiconEntry = { phrase: 'pan asian chef', kind: 'SUB_PROFILE', value: 'cook/chinese-chef' };
  const guesses = (...isExact: boolean[]) => {
    const { lexicon } = finished(meaningsSteps(isExact.map((own) => ({ ...title, isExact: own }))));
    return lexicon.guess('pan asiam chef').length;
  };
  expect([guesses(true), guesses(true, false), guesses(false, true)]).toEqual([0, 1, 1]);
});

it('guesses at no phrase for a sound of fewer letters than an edit leaves alike', () => {
  const { lexicon } = finished(
    meaningsSteps([{ phrase: 'दाई', kind: 'SUB_PROFILE', value: 'counselor/midwife' }]),
  );
  expect(lexicon.guess('सिाई')).toEqual([]);
  expect(lexicon.guess('दााई')).toHaveLength(1);
});
