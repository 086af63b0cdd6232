import type { LexiconEntry, Meaning } from '../lexicon/lexicon-entry.ts';
import { wordsOf } from '../text/normal-text.ts';
import { soundKey } from '../text/sound-key.ts';
import { profileOf } from './head-of.ts';

/**
 * Inverted index: maps the phonetic key of each word to the sub-profiles that it indicates, with weights. The fewer
 * sub-profiles share a word, the higher its weight (inverse document frequency). It recognises phrases that are not
 * in the lexicon, such as "truck chalane wala": of all occupations only heavy driving mentions trucks.
 */
export type WorkIndex = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * Weight of a word in a profile's phrases, for each of its sub-profiles. A word in a sub-profile's own phrases has
 * weight 1.
 */
const PROFILE_WEIGHT = 0.5;
const WORD_LENGTH_MIN = 2;

/** Builds the index from the profiles and sub-profiles of the lexicon. Yields before each phrase. */
export function* workIndexSteps(entries: readonly LexiconEntry[]): Generator<void, WorkIndex> {
  const phrases = entries.filter(({ isExact }) => isExact !== true);
  const ofKind = (kind: Meaning) => phrases.filter((entry) => entry.kind === kind);
  const subProfiles = [...new Set(ofKind('SUB_PROFILE').map(({ value }) => value))];
  const ofProfile = Map.groupBy(subProfiles, profileOf);
  const stopSounds = new Set(ofKind('STOP').map(({ phrase }) => soundKey(wordsOf(phrase).join(''))));
  const index = new Map<string, Map<string, number>>();
  for (const { phrase, kind, value } of [...ofKind('PROFILE'), ...ofKind('SUB_PROFILE')]) {
    yield;
    const isProfile = kind === 'PROFILE';
    const weight = isProfile ? PROFILE_WEIGHT : 1;
    const keys = isProfile ? (ofProfile.get(value) ?? []) : [value];
    for (const word of wordsOf(phrase)) {
      const sound = soundKey(word);
      if (word.length < WORD_LENGTH_MIN || stopSounds.has(sound)) continue;
      const weights = index.get(sound) ?? new Map<string, number>();
      index.set(sound, weights);
      for (const key of keys) weights.set(key, weight);
    }
  }
  for (const weights of index.values()) {
    const rarity = Math.log(1 + subProfiles.length / weights.size);
    for (const [key, weight] of weights) weights.set(key, weight * rarity);
  }
  return index;
}
