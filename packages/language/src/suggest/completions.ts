import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { bestPerMeaning, type Match, type Phrase, type PhraseIndex } from '../lexicon/match.ts';
import { spellingOf } from '../lexicon/typo-score.ts';
import { editDistance } from '../text/edit-distance.ts';

/** Binary search: returns the index of the first sorted text that is not less than `text`. */
function lowerBound(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

const KEYS_MAX = 1000;
const SOUND_PREFIX_MIN = 3;
/** Factor for the score of a completion that matches by sound instead of spelling. */
const BY_SOUND = 0.9;

const sortedKeys = new WeakMap<PhraseIndex, readonly string[]>();

/** Returns the sorted keys of an index. Cached, because an index does not change. */
function sortedKeysOf(index: PhraseIndex): readonly string[] {
  const sorted = sortedKeys.get(index) ?? [...index.keys()].sort();
  sortedKeys.set(index, sorted);
  return sorted;
}

/** Returns the keys that begin with a prefix, in order, at most `KEYS_MAX`. */
function keysWithPrefix(index: PhraseIndex, prefix: string): string[] {
  const sorted = sortedKeysOf(index);
  const keys: string[] = [];
  for (let at = lowerBound(sorted, prefix); keys.length < KEYS_MAX; at += 1) {
    const key = sorted[at];
    if (key === undefined || !key.startsWith(prefix)) break;
    keys.push(key);
  }
  return keys;
}

/** Returns the score of a completion: the share of the key that is already typed, scaled to 0.1–1. */
export const typedShare = (prefix: string, key: string): number => 0.9 * (prefix.length / key.length) + 0.1;

/** Minimum similarity of the spellings of prefixes that sound alike; without it "recep" would match Rishiprabha. */
const PREFIX_SIMILARITY_MIN = 0.55;

function hasSimilarPrefix(typed: string, { latin }: Phrase): boolean {
  const { length } = typed;
  return editDistance(typed, latin.slice(0, length), length) <= length * (1 - PREFIX_SIMILARITY_MIN);
}

function completionsBySpelling(lexicon: Lexicon, prefix: string): Match[] {
  return keysWithPrefix(lexicon.bySpelling, prefix).flatMap((key) => {
    const phrases = lexicon.bySpelling.get(key) ?? [];
    return phrases.map((entry) => ({ entry, score: typedShare(prefix, key) }));
  });
}

function completionsBySound(lexicon: Lexicon, words: readonly string[]): Match[] {
  const { latin, sound } = spellingOf(words);
  if (sound.length < SOUND_PREFIX_MIN) return [];
  return keysWithPrefix(lexicon.bySound, sound).flatMap((key) => {
    const phrases = lexicon.bySound.get(key) ?? [];
    return phrases
      .filter((phrase) => hasSimilarPrefix(latin, phrase))
      .map((entry) => ({ entry, score: typedShare(sound, key) * BY_SOUND }));
  });
}

/**
 * Returns all phrases that begin with the words. If none begins with the same letters, returns those that begin with the
 * same sound. The score is higher the more of the phrase is typed.
 */
export function begunBy(lexicon: Lexicon, words: readonly string[]): Match[] {
  const bySpelling = completionsBySpelling(lexicon, words.join(''));
  return bySpelling.length > 0 ? bySpelling : completionsBySound(lexicon, words);
}

/** Returns the best phrase of each meaning that begins with the words, at most `max`, the shortest first. */
export const completions = (lexicon: Lexicon, words: readonly string[], max: number): Match[] =>
  bestPerMeaning(begunBy(lexicon, words)).slice(0, max);
