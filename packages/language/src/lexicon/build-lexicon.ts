import { memoize } from '../text/memoize.ts';
import { wordsOf } from '../text/normal-text.ts';
import type { LexiconEntry } from './lexicon-entry.ts';
import { guess, type Match, PHRASE_LETTERS_MAX, type Phrase, type Phrases, similarKeys } from './match.ts';
import { spellingOf } from './typo-score.ts';

/** Phrases by how they are written without spaces (tele caller and telecaller are one), how they sound, and what is alike. */
export interface Lexicon {
  readonly written: Phrases;
  readonly sounding: Phrases;
  /** What words that are no phrase as they are written may mean. */
  readonly guess: (text: string) => readonly Match[];
  /** Words that stand in jobs and companies: no typos in typing something else. */
  readonly jobWords: ReadonlySet<string>;
}

/** Guesses are dear, and the same words come again: within a text, in its relaxations, with every letter typed. */
const GUESSES_CACHED = 4000;

function add(map: Map<string, Phrase[]>, key: string, phrase: Phrase): void {
  const there = map.get(key);
  if (there === undefined) map.set(key, [phrase]);
  else there.push(phrase);
}

const isTooLong = (words: readonly string[]): boolean =>
  words.reduce((letters, word) => letters + word.length, 0) > PHRASE_LETTERS_MAX;

/**
 * Builds a lexicon; yields after each entry, so that its caller can let other work run in between. Leaves out entries of
 * more than `PHRASE_LETTERS_MAX` letters.
 */
export function* lexiconSteps(entries: Iterable<LexiconEntry>): Generator<void, Lexicon> {
  const written = new Map<string, Phrase[]>();
  const sounding = new Map<string, Phrase[]>();
  const similar = new Map<string, Phrase[]>();
  for (const entry of entries) {
    yield;
    const words = wordsOf(entry.phrase);
    if (words.length === 0 || isTooLong(words)) continue;
    const { kind, value, isExact } = entry;
    const phrase = { ...entry, ...spellingOf(words) };
    const same = written.get(phrase.written) ?? [];
    if (same.some((own) => own.kind === kind && own.value === value && own.isExact === isExact)) continue;
    add(written, phrase.written, phrase);
    add(sounding, phrase.sound, phrase);
    for (const key of isExact === true ? [phrase.sound] : similarKeys(phrase)) add(similar, key, phrase);
  }
  const guessed = memoize((text) => guess(similar, text.split(' ')), GUESSES_CACHED);
  return { written, sounding, guess: guessed, jobWords: new Set() };
}
