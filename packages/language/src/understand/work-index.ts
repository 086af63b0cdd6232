import type { LexiconEntry } from '../lexicon/lexicon-entry.ts';
import { wordsOf } from '../text/normal-text.ts';
import { soundKey } from '../text/sound-key.ts';

/**
 * By the sound of each word how much it speaks for each sub-profile: the more, the fewer share it. "Truck chalane wala" is
 * written nowhere, yet of all work only heavy driving has to do with trucks.
 */
export type WorkIndex = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A word of a profile's own phrases speaks for all of its sub-profiles, but less. */
const OF_PROFILE = 0.5;
const LENGTH_MIN = 2;

type Weights = Map<string, Map<string, number>>;

function addWeight(weights: Weights, word: string, subProfile: string, weight: number): void {
  if (word.length < LENGTH_MIN) return;
  const key = soundKey(word);
  const own = weights.get(key) ?? new Map<string, number>();
  own.set(subProfile, Math.max(own.get(subProfile) ?? 0, weight));
  weights.set(key, own);
}

/** Builds the index step by step out of the lexicon's profiles and sub-profiles, which are keyed `profile/sub-profile`. */
export function* workIndexSteps(entries: readonly LexiconEntry[]): Generator<void, WorkIndex> {
  const weights: Weights = new Map();
  const phrases = entries.filter(({ isExact }) => isExact !== true);
  const ofSubProfiles = phrases.filter(({ kind }) => kind === 'SUB_PROFILE');
  const keys = [...new Set(ofSubProfiles.map(({ value }) => value))];
  for (const { phrase, value } of ofSubProfiles) {
    yield;
    for (const word of wordsOf(phrase)) addWeight(weights, word, value, 1);
  }
  for (const { phrase, kind, value } of phrases) {
    if (kind === 'STOP') weights.delete(soundKey(wordsOf(phrase).join('')));
    if (kind !== 'PROFILE') continue;
    yield;
    const own = keys.filter((key) => key.startsWith(`${value}/`));
    for (const word of wordsOf(phrase)) for (const key of own) addWeight(weights, word, key, OF_PROFILE);
  }
  for (const own of weights.values()) {
    const rarity = Math.log(1 + keys.length / own.size);
    for (const [value, weight] of own) own.set(value, weight * rarity);
  }
  return weights;
}
