import { expect, it } from 'vitest';
import { meaningsSteps } from '../understand/meanings.ts';
import { finished } from '../understand/understand-text.ts';
import type { LexiconEntry } from './lexicon-entry.ts';

const entries = Array.from(
  { length: 2000 },
  (_, at): LexiconEntry => ({ phrase: `work number${at}`, kind: 'SUB_PROFILE', value: `cook/${at % 40}` }),
);

it('yields once per phrase, so that a server can handle requests in between', () => {
  const steps = [...meaningsSteps(entries)].length;
  // One step per phrase for the lexicon, and one per phrase for the index of occupations.
  expect(steps).toBeGreaterThanOrEqual(2 * entries.length);
});

it('builds the same lexicon as without pauses', () => {
  const { lexicon } = finished(meaningsSteps(entries));
  expect(lexicon.bySpelling.size).toBe(2000);
  expect(lexicon.guess('work numbr77').map(({ entry }) => entry.value)).toContain('cook/37');
});

it('matches a phrase fuzzily if any of its entries is not exact, in either order', () => {
  const title: LexiconEntry = { phrase: 'pan asian chef', kind: 'SUB_PROFILE', value: 'cook/chinese-chef' };
  const guesses = (...isExact: boolean[]) => {
    const { lexicon } = finished(meaningsSteps(isExact.map((value) => ({ ...title, isExact: value }))));
    return lexicon.guess('pan asiam chef').length;
  };
  expect([guesses(true), guesses(true, false), guesses(false, true)]).toEqual([0, 1, 1]);
});

it('does not match fuzzily if the phonetic key is too short', () => {
  const { lexicon } = finished(
    meaningsSteps([{ phrase: 'दाई', kind: 'SUB_PROFILE', value: 'counselor/midwife' }]),
  );
  expect(lexicon.guess('सिाई')).toEqual([]);
  expect(lexicon.guess('दााई')).toHaveLength(1);
});
