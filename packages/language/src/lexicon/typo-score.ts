import { editDistance } from '../text/edit-distance.ts';
import { rootsOf } from '../text/endings.ts';
import { romanise } from '../text/romanise.ts';
import { soundKey } from '../text/sound-key.ts';
import keyboard from './keyboard.json' with { type: 'json' };

/** How words are spelled, as they are and in Latin letters, and how they sound. */
export interface Spelling {
  readonly written: string;
  readonly latin: string;
  readonly sound: string;
  /** How several sound without their endings. */
  readonly roots: string | null;
}

export function spellingOf(words: readonly string[]): Spelling {
  const written = words.join('');
  return {
    written,
    latin: words.map(romanise).join(''),
    sound: words.map(soundKey).join(''),
    roots: rootsOf(words),
  };
}

/** From here on a match is no guess: as written, or sounding the same. */
export const CERTAIN = 0.86;
/** Below this a guess is worse than none. */
export const GUESS_MIN = 0.71;

/** The scores of what has no edits, as spelled and as it sounds; and of the same words with other endings. */
const SPELLED_ALIKE = 0.92;
const SOUNDING_ALIKE = 0.95;
const SAME_ROOTS = 0.9;
/** Of words that sound alike the one that is spelled alike, and the longer: many words share a short sound. */
const SPELLING_SHARE = 0.25;
const SHORT_SOUND = 0.15;
const SOUND_LENGTH_MIN = 3;

/** What an edit costs by how easily it happens, least a nasal sign; and by the length of the word: of a short one, any letter makes another. */
const NASAL = 0.02;
const EASY = 0.05;
const PLAIN = 0.1;
const STRANGE = 0.15;
const IN_SHORT = 1.5;
/** The first letter is seldom wrong. */
const FIRST_LETTER = 0.06;

const BESIDE: Readonly<Record<string, string>> = keyboard.beside;

const VOWELS = 'aeiouy';
/** What is soonest left out of a spelling or one too many. */
const NASALS = 'nm';
const SLIGHT = `${VOWELS}h`;

function gapCost(letter: string, before: string | undefined): number {
  if (NASALS.includes(letter)) return NASAL;
  return SLIGHT.includes(letter) || letter === before ? EASY : PLAIN;
}

function changeCost(a: string, b: string): number {
  return (VOWELS.includes(a) && VOWELS.includes(b)) || BESIDE[a]?.includes(b) ? EASY : STRANGE;
}

function distance(a: string, b: string): number {
  const inShort = IN_SHORT / Math.max(a.length, b.length) ** 2;
  return editDistance(a, b, 1, {
    gap: (letter, before) => gapCost(letter, before) + inShort,
    change: (letter, other) => changeCost(letter, other) + inShort,
    swap: EASY + inShort,
  });
}

/**
 * How surely one spelling is meant for another, at most 0.95: by the weighted edit distance between them (Damerau and
 * Levenshtein), as they are spelled and as they sound.
 */
export function typoScore(typed: Spelling, known: Spelling): number {
  const spelling = distance(typed.latin, known.latin);
  const hasSound = Math.min(typed.sound.length, known.sound.length) >= SOUND_LENGTH_MIN;
  const sound = hasSound ? distance(typed.sound, known.sound) + SHORT_SOUND / known.sound.length : 1;
  const isFirstWrong = typed.latin[0] !== known.latin[0] && typed.sound[0] !== known.sound[0];
  const score = Math.max(SPELLED_ALIKE - spelling, SOUNDING_ALIKE - sound - SPELLING_SHARE * spelling);
  const hasSameRoots = typed.roots !== null && typed.roots === known.roots;
  return Math.max(isFirstWrong ? score - FIRST_LETTER : score, hasSameRoots ? SAME_ROOTS : 0);
}
