import { isLikelySlip, soundScore } from '../lexicon/likeness.ts';
import { editDistance } from '../text/edit-distance.ts';
import { memoize } from '../text/memoize.ts';
import { isDevanagari } from '../text/romanise.ts';
import { soundKeys } from '../text/sound-key.ts';
import { stemsOf } from '../text/stems.ts';
import type { SoughtWord } from './sought.ts';

/** Words of titles and names are few, and come in every list. */
const ownStemsOf = memoize(stemsOf);

/** From this length on a word in the other script is known by the beginning of its sound. */
const BEGUN_SOUND_MIN = 3;
const TWO_SLIPS_FROM = 8;

function soundsAlike({ word, sounds, isLast, isUnknown }: SoughtWord, own: string): boolean {
  const isOtherScript = isDevanagari(word) !== isDevanagari(own);
  return soundKeys(own).some((sound) => {
    if (sounds.includes(sound)) return soundScore(sound, word, own) > 0;
    const begins = (typed: string) => typed.length >= BEGUN_SOUND_MIN && sound.startsWith(typed);
    return isLast && isUnknown && isOtherScript && sounds.some(begins);
  });
}

function sharesStem({ word, stems }: SoughtWord, own: string): boolean {
  if (stems.includes(own)) return true;
  const ownStems = ownStemsOf(own);
  return ownStems.includes(word) || ownStems.some((stem) => stems.includes(stem));
}

function isSlipOf({ word, isUnknown, isLast }: SoughtWord, own: string): boolean {
  if (!isUnknown || isDevanagari(word) !== isDevanagari(own)) return false;
  const most = word.length >= TWO_SLIPS_FROM ? 2 : 1;
  // The beginning of a longer word, with a slip in it.
  const candidates = isLast && own.length > word.length ? [own, own.slice(0, word.length)] : [own];
  return candidates.some((candidate) => {
    const distance = editDistance(word, candidate, most);
    return distance <= most && isLikelySlip(word, candidate, distance);
  });
}

/** How a word of a title answers to a typed one: it begins so, it is that word in some way, or not at all. */
export function likeWord(sought: SoughtWord, own: string): 'begun' | 'whole' | null {
  if (own === sought.word) return 'whole';
  if (sought.word.length > 1 && sought.isLast && own.startsWith(sought.word)) return 'begun';
  return soundsAlike(sought, own) || sharesStem(sought, own) || isSlipOf(sought, own) ? 'whole' : null;
}
