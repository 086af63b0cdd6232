import { wordsOf } from '../text/normal-text.ts';
import { rootsOf } from '../text/root-of.ts';
import { type FuzzyIndex, fuzzyIndexSteps } from './fuzzy-index.ts';
import type { LexiconEntry } from './lexicon-entry.ts';
import { type Spelling, spellingOf } from './typo-score.ts';

/** An entry with its spelling, to compare it with what is typed. */
export type Phrase = LexiconEntry & Spelling;

type Phrases = ReadonlyMap<string, readonly Phrase[]>;

/** Phrases by how they are written, how they sound, and what sounds nearly alike. Spaces make no difference. */
export interface Lexicon {
  readonly written: Phrases;
  readonly sounding: Phrases;
  /** Phrases of several words by how they sound without their endings. */
  readonly rooted: Phrases;
  readonly fuzzySounds: FuzzyIndex;
  readonly fuzzyLetters: FuzzyIndex;
  /** Words of the longest phrase. */
  readonly longest: number;
  /** Words that stand in jobs and companies: no typos in typing something else. */
  readonly jobWords: ReadonlySet<string>;
}

/** A phrase without its spaces: tele caller and telecaller are one. */
export function joined(words: readonly string[]): string {
  return words.join('');
}

function add(map: Map<string, Phrase[]>, key: string, entry: Phrase): void {
  const there = map.get(key);
  if (there === undefined) map.set(key, [entry]);
  else if (!there.some(({ kind, value }) => kind === entry.kind && value === entry.value)) there.push(entry);
}

/** The keys that a typo may lead to. */
const misspeltKeys = (map: Phrases): string[] =>
  [...map].flatMap(([key, entries]) => (entries.every(({ isExact }) => isExact) ? [] : [key]));

/** Builds a lexicon phrase by phrase, for those who have other things to do meanwhile. */
export function* lexiconSteps(entries: Iterable<LexiconEntry>): Generator<void, Lexicon> {
  const written = new Map<string, Phrase[]>();
  const sounding = new Map<string, Phrase[]>();
  const rooted = new Map<string, Phrase[]>();
  let longest = 1;
  for (const entry of entries) {
    yield;
    const words = wordsOf(entry.phrase);
    if (words.length === 0) continue;
    longest = Math.max(longest, words.length);
    const phrase = { ...entry, ...spellingOf(words) };
    add(written, joined(words), phrase);
    add(sounding, phrase.sound, phrase);
    if (entry.isExact === true) continue;
    const roots = rootsOf(words);
    if (roots !== null) add(rooted, roots, phrase);
  }
  const fuzzySounds = yield* fuzzyIndexSteps(misspeltKeys(sounding));
  const fuzzyLetters = yield* fuzzyIndexSteps(misspeltKeys(written));
  return { written, sounding, rooted, fuzzySounds, fuzzyLetters, longest, jobWords: new Set() };
}
