import { isLikelyTypo, soundScore } from '../lexicon/likeness.ts';
import { editDistance } from '../text/edit-distance.ts';
import { memoize } from '../text/memoize.ts';
import { isDevanagari } from '../text/romanise.ts';
import { soundKeys } from '../text/sound-key.ts';
import { stemsOf } from '../text/stems.ts';
import type { SearchTerm } from './search-terms.ts';

/** Words of titles and names are few, and come in every list. */
const ownStemsOf = memoize(stemsOf);

/** From this length on a word in the other script is known by the beginning of its sound. */
const BEGUN_SOUND_MIN = 3;
const TWO_TYPOS_FROM = 8;

function soundsAlike({ word, sounds, isLast, isUnknown }: SearchTerm, own: string): boolean {
  const isOtherScript = isDevanagari(word) !== isDevanagari(own);
  return soundKeys(own).some((sound) => {
    if (sounds.includes(sound)) return soundScore(sound, word, own) > 0;
    const begins = (typed: string) => typed.length >= BEGUN_SOUND_MIN && sound.startsWith(typed);
    return isLast && isUnknown && isOtherScript && sounds.some(begins);
  });
}

function sharesStem({ word, stems }: SearchTerm, own: string): boolean {
  if (stems.includes(own)) return true;
  const ownStems = ownStemsOf(own);
  return ownStems.includes(word) || ownStems.some((stem) => stems.includes(stem));
}

function isTypoOf({ word, isUnknown, isLast }: SearchTerm, own: string): boolean {
  if (!isUnknown || isDevanagari(word) !== isDevanagari(own)) return false;
  const most = word.length >= TWO_TYPOS_FROM ? 2 : 1;
  // The beginning of a longer word, with a typo in it.
  const candidates = isLast && own.length > word.length ? [own, own.slice(0, word.length)] : [own];
  return candidates.some((candidate) => {
    const distance = editDistance(word, candidate, most);
    return distance <= most && isLikelyTypo(word, candidate, distance);
  });
}

/** How a word of a title answers to a typed one: it begins so, it is that word in some way, or not at all. */
export function likeWord(searched: SearchTerm, own: string): 'begun' | 'whole' | null {
  if (own === searched.word) return 'whole';
  if (searched.word.length > 1 && searched.isLast && own.startsWith(searched.word)) return 'begun';
  return soundsAlike(searched, own) || sharesStem(searched, own) || isTypoOf(searched, own) ? 'whole' : null;
}
