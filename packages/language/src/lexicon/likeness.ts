import { editDistance } from '../text/edit-distance.ts';
import { isDevanagari, romanise } from '../text/romanise.ts';
import { skeletonOf, soundKeys } from '../text/sound-key.ts';

/** By the length of the sound: short ones are shared by many words. */
const SOUND_SCORES = [0, 0, 0, 0.87, 0.92, 0.95] as const;
/** In one script, letters must be alike too where the sound is short. */
const LETTERS_ALIKE_OF_SHORT = [1, 1, 1, 0.6, 0.6, 0.45] as const;

function alike(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return 1 - editDistance(a, b, longer) / longer;
}

/** The share of letters that two spellings have in common, as written or in Latin letters. */
export function lettersAlike(a: string, b: string): number {
  return Math.max(alike(a, b), alike(romanise(a), romanise(b)));
}

/** What a spelling without a letter in common costs. */
const OTHER_LETTERS_COST = 0.1;

/** How surely two texts of one sound are one word; 0 where they only happen to sound alike. */
export function soundScore(sound: string, text: string, phrase: string): number {
  const at = Math.min(sound.length, SOUND_SCORES.length - 1);
  const isOneScript = isDevanagari(text) === isDevanagari(phrase);
  const share = lettersAlike(text, phrase);
  if (isOneScript && share < (LETTERS_ALIKE_OF_SHORT[at] ?? 1)) return 0;
  return (SOUND_SCORES[at] ?? 0) - (1 - share) * OTHER_LETTERS_COST;
}

const consonants = (word: string): string => skeletonOf(soundKeys(word)[0] ?? '');

function isSwap(a: string, b: string): boolean {
  return a.length === b.length && [...a].sort().join('') === [...b].sort().join('');
}

/** The longest words whose typos are looked at this closely. */
const SHORT = 4;
const MIDDLING = 5;
const LONG = 8;

/**
 * Whether a text is likely a typo in typing a phrase: any letter of a long word may be wrong, of a short one only what
 * leaves its look, since a letter changed in "look" makes "cook", "book" and "lock" as well.
 */
export function isLikelyTypo(text: string, phrase: string, distance: number): boolean {
  const [typed, meant] = [romanise(text), romanise(phrase)];
  const length = Math.min(typed.length, meant.length);
  const hasSameStart = typed[0] === meant[0];
  if (length < SHORT) {
    // Of a short word in Devanagari a vowel sign is soon forgotten; its letters are all there.
    const lacksSign = isDevanagari(text) && length === SHORT - 1 && consonants(text) === consonants(phrase);
    return lacksSign && distance <= 1 && hasSameStart;
  }
  if (length === SHORT) {
    const looksAlike = typed.slice(0, 3) === meant.slice(0, 3) || isSwap(typed, meant);
    return distance <= 1 && hasSameStart && (looksAlike || consonants(text) === consonants(phrase));
  }
  if (length === MIDDLING) return distance <= 1 && (hasSameStart || isSwap(typed, meant));
  if (length < LONG) {
    return distance <= 1 || (hasSameStart && consonants(text) === consonants(phrase));
  }
  return distance <= 1 || hasSameStart;
}
