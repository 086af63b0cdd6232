import { GUESS_MIN, spellingOf, typoScore } from '../lexicon/typo-score.ts';
import { stemsOf } from '../text/endings.ts';
import { memoize } from '../text/memoize.ts';
import { isDevanagari } from '../text/romanise.ts';
import type { SearchTerm } from './search-terms.ts';

/** Memoized, because the same few words occur in the titles and names of every list. */
const titleStemsOf = memoize(stemsOf);
const titleSpellingOf = memoize((word) => spellingOf([word]));

/** Minimum length of a typed word's phonetic key to match as a prefix of a word in the other script. */
const SOUND_PREFIX_MIN = 3;

const isSimilar = ({ spelling }: SearchTerm, titleWord: string): boolean =>
  typoScore(spelling, titleSpellingOf(titleWord)) >= GUESS_MIN;

/**
 * Whether a title word sounds like the typed one. If the typed word is unknown, also whether the title word may be
 * its correct spelling.
 */
function soundsOrLooksAlike(searched: SearchTerm, titleWord: string): boolean {
  const { word, spelling, isUnknown, isLast } = searched;
  const title = titleSpellingOf(titleWord);
  if (title.sound === spelling.sound) return isSimilar(searched, titleWord);
  if (!isUnknown) return false;
  if (isDevanagari(word) !== isDevanagari(titleWord)) {
    return isLast && spelling.sound.length >= SOUND_PREFIX_MIN && title.sound.startsWith(spelling.sound);
  }
  if (isSimilar(searched, titleWord)) return true;
  // The typed word may be a misspelt prefix of the title word.
  return isLast && titleWord.length > word.length && isSimilar(searched, titleWord.slice(0, word.length));
}

function sharesStem({ word, stems }: SearchTerm, titleWord: string): boolean {
  if (stems.includes(titleWord)) return true;
  const titleStems = titleStemsOf(titleWord);
  return titleStems.includes(word) || titleStems.some((stem) => stems.includes(stem));
}

/**
 * Returns how a title word matches a typed word: 'prefix' if it begins with the typed letters, 'whole' if it is the
 * same word in any spelling, script or form. Null if it does not match.
 */
export function matchWord(searched: SearchTerm, titleWord: string): 'prefix' | 'whole' | null {
  const { word, isLast } = searched;
  if (titleWord === word) return 'whole';
  if (word.length > 1 && isLast && titleWord.startsWith(word)) return 'prefix';
  return soundsOrLooksAlike(searched, titleWord) || sharesStem(searched, titleWord) ? 'whole' : null;
}
