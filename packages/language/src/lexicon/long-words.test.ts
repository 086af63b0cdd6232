import { expect, it } from 'vitest';
import { finished } from '../understand/understand-text.ts';
import { lexiconSteps } from './build-lexicon.ts';
import type { LexiconEntry } from './lexicon-entry.ts';
import { PHRASE_LETTERS_MAX } from './match.ts';

const word = (phrase: string): LexiconEntry => ({ phrase, kind: 'WORD', value: '1' });
const built = (...phrases: string[]) => finished(lexiconSteps(phrases.map(word)));

it.each([PHRASE_LETTERS_MAX - 1, PHRASE_LETTERS_MAX])('indexes a word of %i letters', (letters) => {
  const { bySpelling, guess } = built('x'.repeat(letters));
  expect(bySpelling.size).toBe(1);
  expect(guess('x'.repeat(letters - 1))).toHaveLength(1);
});

it.each([
  ['one letter more', 'x'.repeat(PHRASE_LETTERS_MAX + 1)],
  ['one letter more in several words', `${'x'.repeat(PHRASE_LETTERS_MAX)} y`],
  ['100,000 letters', 'x'.repeat(100_000)],
])('does not index a phrase of %s', (_what, phrase) => {
  const { bySpelling, bySound, guess } = built(phrase, 'cook');
  expect([...bySpelling.keys()]).toEqual(['cook']);
  expect([...bySound.values()].flat().map((entry) => entry.phrase)).toEqual(['cook']);
  expect(guess('cok').map(({ entry }) => entry.phrase)).toEqual(['cook']);
});
