import type { LexiconEntry } from '../lexicon/lexicon-entry.ts';
import { wordsOf } from '../text/normal-text.ts';
import { rootOf } from '../text/root-of.ts';
import { soundKeys } from '../text/sound-key.ts';

/**
 * Sub-profiles by the single words of their phrases: "truck chalane wala" is written nowhere, yet of all work only heavy
 * driving has to do with trucks.
 */
export interface WorkIndex {
  /** Whether a word stands in several phrases of a sub-profile, so that it alone can speak for it. */
  isTelling(word: string, subProfile: string): boolean;
  /** How much a word speaks for each sub-profile: the more, the fewer share it. */
  weigh(word: string): ReadonlyMap<string, number>;
}

/** A word of a profile's own phrases speaks for all of its sub-profiles, but less. */
const OF_PROFILE = 0.5;
const LENGTH_MIN = 2;

type Weights = Map<string, Map<string, number>>;

/** A word as it sounds, and without its endings: kept apart, since a root says less. */
const keysOf = (word: string): string[] => [...soundKeys(word), `${rootOf(word)}-`];

function add(weights: Weights, phrase: string, value: string, weight: number): void {
  for (const word of wordsOf(phrase)) {
    if (word.length < LENGTH_MIN) continue;
    for (const key of keysOf(word)) {
      const own = weights.get(key) ?? new Map<string, number>();
      own.set(value, Math.max(own.get(value) ?? 0, weight));
      weights.set(key, own);
    }
  }
}

/** So many phrases are taken in between two steps. */
const PHRASES_A_STEP = 50;

/** How many phrases of a sub-profile have a word. */
function* countPhrases(subProfiles: readonly LexiconEntry[]): Generator<void, Map<string, number>> {
  const counts = new Map<string, number>();
  for (const [at, { phrase, value }] of subProfiles.entries()) {
    if (at % PHRASES_A_STEP === 0) yield;
    for (const key of new Set(wordsOf(phrase).flatMap(keysOf))) {
      counts.set(`${key} ${value}`, (counts.get(`${key} ${value}`) ?? 0) + 1);
    }
  }
  return counts;
}

function emptyWords(entries: readonly LexiconEntry[]): Set<string> {
  return new Set(
    entries
      .filter(({ kind }) => kind === 'STOP')
      .flatMap(({ phrase }) => {
        const [word, ...others] = wordsOf(phrase);
        return word === undefined || others.length > 0 ? [] : keysOf(word);
      }),
  );
}

function* weigh(
  entries: readonly LexiconEntry[],
  subProfiles: readonly LexiconEntry[],
  keys: readonly string[],
): Generator<void, Weights> {
  const weights: Weights = new Map();
  for (const [at, { phrase, value }] of subProfiles.entries()) {
    if (at % PHRASES_A_STEP === 0) yield;
    add(weights, phrase, value, 1);
  }
  for (const { phrase, kind, value } of entries) {
    if (kind !== 'PROFILE') continue;
    yield;
    for (const key of keys) if (key.startsWith(`${value}/`)) add(weights, phrase, key, OF_PROFILE);
  }
  return weights;
}

/**
 * Builds the index step by step out of the lexicon's profiles and sub-profiles, which are keyed `profile/sub-profile`.
 */
export function* workIndexSteps(entries: readonly LexiconEntry[]): Generator<void, WorkIndex> {
  const subProfiles = entries.filter(({ kind, isExact }) => kind === 'SUB_PROFILE' && isExact !== true);
  const keys = [...new Set(subProfiles.map(({ value }) => value))];
  const weights = yield* weigh(entries, subProfiles, keys);
  for (const key of emptyWords(entries)) weights.delete(key);
  for (const own of weights.values()) {
    const rarity = Math.log(1 + keys.length / own.size);
    for (const [value, weight] of own) own.set(value, weight * rarity);
  }
  const none: ReadonlyMap<string, number> = new Map();
  const phrases = yield* countPhrases(subProfiles);
  return {
    isTelling: (word, value) => keysOf(word).some((key) => (phrases.get(`${key} ${value}`) ?? 0) >= 2),
    weigh: (word) => {
      for (const key of keysOf(word)) {
        const own = weights.get(key);
        if (own !== undefined) return own;
      }
      return none;
    },
  };
}
