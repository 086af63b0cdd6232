import { GUESS_MIN, spellingOf, typoScore } from '../lexicon/typo-score.ts';
import { stemsOf } from '../text/endings.ts';
import { memoize } from '../text/memoize.ts';
import { isDevanagari } from '../text/romanise.ts';
import type { SearchTerm } from './search-terms.ts';

/** Words of titles and names are few, and come in every list. */
const ownStemsOf = memoize(stemsOf);

/** From this length on a word in the other script is known by the beginning of its sound. */
const BEGUN_SOUND_MIN = 3;

const ownSpellingOf = memoize((word) => spellingOf([word]));

/** Whether a word sounds so, or with a letter wrong where nothing is written as it was typed. */
function isLike({ word, spelling, isUnknown, isLast }: SearchTerm, own: string): boolean {
  const known = ownSpellingOf(own);
  if (known.sound === spelling.sound) return typoScore(spelling, known) >= GUESS_MIN;
  if (!isUnknown) return false;
  if (isDevanagari(word) !== isDevanagari(own))
    return isLast && spelling.sound.length >= BEGUN_SOUND_MIN && known.sound.startsWith(spelling.sound);
  // The beginning of a longer word, with a typo in it.
  const candidates = isLast && own.length > word.length ? [own, own.slice(0, word.length)] : [own];
  return candidates.some((candidate) => typoScore(spelling, ownSpellingOf(candidate)) >= GUESS_MIN);
}

function sharesStem({ word, stems }: SearchTerm, own: string): boolean {
  if (stems.includes(own)) return true;
  const ownStems = ownStemsOf(own);
  return ownStems.includes(word) || ownStems.some((stem) => stems.includes(stem));
}

/** How a word of a title answers to a typed one: it begins so, it is that word in some way, or not at all. */
export function likeWord(searched: SearchTerm, own: string): 'begun' | 'whole' | null {
  if (own === searched.word) return 'whole';
  if (searched.word.length > 1 && searched.isLast && own.startsWith(searched.word)) return 'begun';
  return isLike(searched, own) || sharesStem(searched, own) ? 'whole' : null;
}
