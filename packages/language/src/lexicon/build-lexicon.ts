import { memoize } from '../text/memoize.ts';
import { wordsOf } from '../text/normal-text.ts';
import type { LexiconEntry } from './lexicon-entry.ts';
import { findSimilar, type Match, PHRASE_LETTERS_MAX, type Phrase, type PhraseIndex } from './match.ts';
import { SimilarIndex } from './similar-index.ts';
import { type Spelling, spellingOf } from './typo-score.ts';

/** Phrases with their meanings, indexed for exact, phonetic and fuzzy look-ups. */
export interface Lexicon {
  /**
   * Phrases by their normalised spelling without spaces, so that "tele caller" and "telecaller" have the same key.
   */
  readonly bySpelling: PhraseIndex;
  /** Phrases by their phonetic key, also without spaces. */
  readonly bySound: PhraseIndex;
  /** Fuzzy search: returns the meanings of phrases that look or sound like the text, best first. */
  readonly guess: (text: string) => readonly Match[];
  /** Words that occur in jobs or companies. They are not corrected as typos. */
  readonly jobWords: ReadonlySet<string>;
  /** Returns the area or city of a PIN code; null if the code is unknown. Absent if PIN codes are not understood. */
  readonly placeOfPin?: (pin: string) => LexiconEntry | null;
  /** Whether an area (`city/locality`) is in or near a city. Absent if the positions of places are unknown. */
  readonly isAreaNear?: (area: string, city: string) => boolean;
}

/**
 * Number of cached fuzzy searches. They are expensive, and the same words recur within a text and at every keystroke.
 */
const GUESSES_CACHED = 4000;

function addToIndex(index: Map<string, Phrase[]>, key: string, phrase: Phrase): void {
  const phrases = index.get(key);
  if (phrases === undefined) index.set(key, [phrase]);
  else phrases.push(phrase);
}

const isTooLong = (words: readonly string[]): boolean =>
  words.reduce((letters, word) => letters + word.length, 0) > PHRASE_LETTERS_MAX;

/** Joins an entry and its spelling. Written out, because spreading both for each phrase takes several times as long. */
const phraseOf = (
  { phrase, kind, value, weight, isExact }: LexiconEntry,
  { written, latin, sound, roots }: Spelling,
): Phrase => ({ phrase, kind, value, weight, isExact, written, latin, sound, roots });

const isSameEntry = (a: LexiconEntry, b: LexiconEntry): boolean =>
  a.kind === b.kind && a.value === b.value && a.isExact === b.isExact;

/**
 * Builds a lexicon. Yields before each entry, so that the caller can let other work run in between. Skips duplicates and
 * phrases longer than `PHRASE_LETTERS_MAX` letters.
 */
export function* lexiconSteps(entries: Iterable<LexiconEntry>): Generator<void, Lexicon> {
  const bySpelling = new Map<string, Phrase[]>();
  const bySound = new Map<string, Phrase[]>();
  const similar = new SimilarIndex();
  for (const entry of entries) {
    yield;
    const words = wordsOf(entry.phrase);
    if (words.length === 0 || isTooLong(words)) continue;
    const phrase = phraseOf(entry, spellingOf(words));
    const sameSpelling = bySpelling.get(phrase.written) ?? [];
    if (sameSpelling.some((known) => isSameEntry(known, entry))) continue;
    addToIndex(bySpelling, phrase.written, phrase);
    addToIndex(bySound, phrase.sound, phrase);
    if (entry.isExact === true) similar.addExact(phrase);
    else similar.add(phrase);
  }
  const guess = memoize((text) => findSimilar(similar, text.split(' ')), GUESSES_CACHED);
  return { bySpelling, bySound, guess, jobWords: new Set() };
}
