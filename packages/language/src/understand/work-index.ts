import type { LexiconEntry, Meaning } from '../lexicon/lexicon-entry.ts';
import { wordsOf } from '../text/normal-text.ts';
import { soundKey } from '../text/sound-key.ts';
import { profileOf } from './head-of.ts';

/**
 * By the sound of each word how much it speaks for each sub-profile: the more, the fewer share it. "Truck chalane wala" is
 * written nowhere, yet of all work only heavy driving has to do with trucks.
 */
export type WorkIndex = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A word of a profile's own phrases speaks for all of its sub-profiles, but less. */
const OF_PROFILE = 0.5;
const LENGTH_MIN = 2;

/** Builds the index step by step out of the lexicon's profiles and sub-profiles, which are keyed `profile/sub-profile`. */
export function* workIndexSteps(entries: readonly LexiconEntry[]): Generator<void, WorkIndex> {
  const phrases = entries.filter(({ isExact }) => isExact !== true);
  const ofKind = (wanted: Meaning) => phrases.filter(({ kind }) => kind === wanted);
  const keys = [...new Set(ofKind('SUB_PROFILE').map(({ value }) => value))];
  const empty = new Set(ofKind('STOP').map(({ phrase }) => soundKey(wordsOf(phrase).join(''))));
  const index = new Map<string, Map<string, number>>();
  for (const { phrase, kind, value } of [...ofKind('PROFILE'), ...ofKind('SUB_PROFILE')]) {
    yield;
    const weight = kind === 'PROFILE' ? OF_PROFILE : 1;
    const own = kind === 'PROFILE' ? keys.filter((key) => profileOf(key) === value) : [value];
    for (const word of wordsOf(phrase)) {
      const sound = soundKey(word);
      if (word.length < LENGTH_MIN || empty.has(sound)) continue;
      const weights = index.get(sound) ?? new Map<string, number>();
      index.set(sound, weights);
      for (const key of own) weights.set(key, weight);
    }
  }
  for (const weights of index.values()) {
    const rarity = Math.log(1 + keys.length / weights.size);
    for (const [key, weight] of weights) weights.set(key, weight * rarity);
  }
  return index;
}
