import { editDistance } from '../text/edit-distance.ts';
import { rootsOf } from '../text/endings.ts';
import { formsOf } from '../text/sound-key.ts';
import keyboard from './keyboard.json' with { type: 'json' };

/** The forms of a phrase that are compared, all without spaces. */
export interface Spelling {
  readonly written: string;
  /** In Latin letters. */
  readonly latin: string;
  /** Phonetic key. */
  readonly sound: string;
  /** The phonetic roots of its words; null for a phrase with fewer than two significant words. */
  readonly roots: string | null;
}

export function spellingOf(words: readonly string[]): Spelling {
  const forms = words.map(formsOf);
  return {
    written: words.join(''),
    latin: forms.map(({ latin }) => latin).join(''),
    sound: forms.map(({ sound }) => sound).join(''),
    roots: rootsOf(words),
  };
}

/** A match with at least this score is not a guess: it has the same spelling or the same sound. */
export const CERTAIN = 0.86;
/** Matches below this score are ignored. */
export const GUESS_MIN = 0.71;

/** Highest possible scores: for the same spelling, for the same sound, and for the same word roots only. */
const SAME_SPELLING = 0.92;
const SAME_SOUND = 0.95;
const SAME_ROOTS = 0.9;
/**
 * Weight of the spelling's distance in the score by sound, so that of phrases that sound alike the closer spelling
 * wins.
 */
const SPELLING_SHARE = 0.25;
/** Penalty for a short phonetic key, divided by its length, because many words share a short one. */
const SHORT_SOUND_COST = 0.15;
const SOUND_LENGTH_MIN = 3;

/** Costs of single edits, lower the more often people make that mistake. Nasals are omitted most often. */
const NASAL_GAP_COST = 0.02;
const COMMON_EDIT_COST = 0.05;
const GAP_COST = 0.1;
const RARE_CHANGE_COST = 0.15;
/** Extra cost of each edit in a short word, divided by the square of its length. */
const SHORT_WORD_COST = 1.5;
/** Penalty for a different first letter, which is rarely mistyped. */
const FIRST_LETTER_COST = 0.06;

const NEIGHBOUR_KEYS: Readonly<Record<string, string>> = keyboard.beside;

const VOWELS = 'aeiouy';
const NASALS = 'nm';
/** Letters that are often omitted or added by mistake. */
const OFTEN_OMITTED = `${VOWELS}h`;

function gapCost(letter: string, previous: string | undefined): number {
  if (NASALS.includes(letter)) return NASAL_GAP_COST;
  return OFTEN_OMITTED.includes(letter) || letter === previous ? COMMON_EDIT_COST : GAP_COST;
}

/** Whether people often type one letter for the other: two vowels, or neighbouring keys. */
export const isLikelyChange = (a: string, b: string): boolean =>
  (VOWELS.includes(a) && VOWELS.includes(b)) || (NEIGHBOUR_KEYS[a]?.includes(b) ?? false);

const changeCost = (a: string, b: string): number =>
  isLikelyChange(a, b) ? COMMON_EDIT_COST : RARE_CHANGE_COST;

function distance(a: string, b: string): number {
  const shortWordCost = SHORT_WORD_COST / Math.max(a.length, b.length) ** 2;
  return editDistance(a, b, 1, {
    gap: (letter, previous) => gapCost(letter, previous) + shortWordCost,
    change: (letter, other) => changeCost(letter, other) + shortWordCost,
    swap: COMMON_EDIT_COST + shortWordCost,
  });
}

/**
 * Returns the similarity of a typed phrase to a known one, at most 0.95. It is the better of two scores based on the
 * weighted Damerau–Levenshtein distance, one between the spellings and one between the phonetic keys; 0.9 if only the
 * word roots are equal.
 */
export function typoScore(typed: Spelling, known: Spelling): number {
  const spellingDistance = distance(typed.latin, known.latin);
  const hasSound = Math.min(typed.sound.length, known.sound.length) >= SOUND_LENGTH_MIN;
  const soundDistance = hasSound
    ? distance(typed.sound, known.sound) + SHORT_SOUND_COST / known.sound.length
    : 1;
  const bySpelling = SAME_SPELLING - spellingDistance;
  const bySound = SAME_SOUND - soundDistance - SPELLING_SHARE * spellingDistance;
  const score = Math.max(bySpelling, bySound);
  const isFirstWrong = typed.latin[0] !== known.latin[0] && typed.sound[0] !== known.sound[0];
  const hasSameRoots = typed.roots !== null && typed.roots === known.roots;
  return Math.max(isFirstWrong ? score - FIRST_LETTER_COST : score, hasSameRoots ? SAME_ROOTS : 0);
}
