import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { best, type Match, type Phrase } from '../lexicon/match.ts';
import { spellingOf } from '../lexicon/typo-score.ts';
import { editDistance } from '../text/edit-distance.ts';

function firstAtLeast(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

const LOOKED_AT = 200;
const BEGUN_SOUND_MIN = 3;
const BY_SOUND = 0.9;

const sortedKeys = new WeakMap<Lexicon['written'], readonly string[]>();

/** The keys of phrases in order, sorted where they are first asked for. */
function inOrder(phrases: Lexicon['written']): readonly string[] {
  const sorted = sortedKeys.get(phrases) ?? [...phrases.keys()].sort();
  sortedKeys.set(phrases, sorted);
  return sorted;
}

function beginningSo(phrases: Lexicon['written'], text: string): string[] {
  const sorted = inOrder(phrases);
  const found: string[] = [];
  for (
    let at = firstAtLeast(sorted, text);
    sorted[at]?.startsWith(text) && found.length < LOOKED_AT;
    at += 1
  ) {
    found.push(sorted[at] as string);
  }
  return found;
}

/** How much of a phrase is there already. */
const typedShare = (text: string, key: string): number => 0.9 * (text.length / key.length) + 0.1;

/** A beginning that sounds alike must look alike too, or "recep" began Rishiprabha. */
const BEGINNINGS_ALIKE = 0.55;

function beginsAlike(typed: string, { latin }: Phrase): boolean {
  const { length } = typed;
  return editDistance(typed, latin.slice(0, length), length) <= length * (1 - BEGINNINGS_ALIKE);
}

function soundingSo(lexicon: Lexicon, words: readonly string[]): Match[] {
  const { latin, sound } = spellingOf(words);
  if (sound.length < BEGUN_SOUND_MIN) return [];
  return beginningSo(lexicon.sounding, sound).flatMap((key) => {
    const phrases = (lexicon.sounding.get(key) ?? []).filter((phrase) => beginsAlike(latin, phrase));
    return phrases.map((entry) => ({ entry, score: typedShare(sound, key) * BY_SOUND }));
  });
}

/** What begins like the words, or sounds so where nothing is written so; at most so many phrases, the shortest first. */
export function completions(lexicon: Lexicon, words: readonly string[], most: number): Match[] {
  const text = words.join('');
  const matches = beginningSo(lexicon.written, text).flatMap((key) =>
    (lexicon.written.get(key) ?? []).map((entry) => ({ entry, score: typedShare(text, key) })),
  );
  return best(matches.length > 0 ? matches : soundingSo(lexicon, words)).slice(0, most);
}
