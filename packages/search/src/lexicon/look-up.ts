import { editDistance } from '../text/edit-distance.ts';
import { wordsOf } from '../text/normal-text.ts';
import { romanise } from '../text/romanise.ts';
import { joined, joinedSounds, type Lexicon } from './build-lexicon.ts';
import type { LexiconEntry } from './lexicon-entry.ts';

export interface Match {
  readonly entry: LexiconEntry;
  /** 1 as written, less the less alike. */
  readonly score: number;
}

const SOUNDS_ALIKE = 0.95;
const ONE_EDIT = 0.84;
const TWO_EDITS = 0.74;
/** Sounds shorter than this are shared by too many words. */
const SOUND_LENGTH_MIN = 3;
const TWO_EDITS_FROM = 7;
/** How alike the letters must be, beside the sounds. */
const LETTERS_ALIKE_MIN = 0.55;

/** The share of letters that two spellings have in common, in one script. */
function lettersAlike(a: string, b: string): number {
  const [first, second] = [romanise(a), romanise(b)];
  const longer = Math.max(first.length, second.length);
  return 1 - editDistance(first, second, longer) / longer;
}

function byWeight(entries: readonly LexiconEntry[], score: number): Match[] {
  return entries.map((entry) => ({ entry, score }));
}

function soundMatches(lexicon: Lexicon, sounds: readonly string[]): Match[] {
  return sounds
    .filter((sound) => sound.length >= SOUND_LENGTH_MIN)
    .flatMap((sound) => byWeight(lexicon.sounding.get(sound) ?? [], SOUNDS_ALIKE));
}

function nearly(score: number, text: string, entry: LexiconEntry): Match[] {
  const alike = lettersAlike(text, joined(wordsOf(entry.phrase)));
  return alike < LETTERS_ALIKE_MIN ? [] : [{ entry, score: score + (alike - 1) * 0.2 }];
}

function fuzzyMatches(lexicon: Lexicon, text: string, sounds: readonly string[]): Match[] {
  const most = (key: string) => (key.length >= TWO_EDITS_FROM ? 2 : 1);
  const scoreOf = (distance: number) => (distance <= 1 ? ONE_EDIT : TWO_EDITS);
  const letters = romanise(text);
  const bySound = sounds.flatMap((sound) =>
    lexicon.fuzzySounds
      .find(sound, most(sound))
      .flatMap(({ key, distance }) =>
        (lexicon.sounding.get(key) ?? []).flatMap((entry) => nearly(scoreOf(distance), text, entry)),
      ),
  );
  const byLetters = lexicon.fuzzyLetters
    .find(letters, most(letters))
    .flatMap(({ key, distance }) =>
      (lexicon.lettered.get(key) ?? []).flatMap((entry) => nearly(scoreOf(distance), text, entry)),
    );
  return [...bySound, ...byLetters];
}

function best(matches: readonly Match[]): Match[] {
  const byMeaning = new Map<string, Match>();
  for (const match of matches) {
    const key = `${match.entry.kind}:${match.entry.value}`;
    const known = byMeaning.get(key);
    if (known === undefined || known.score < match.score) byMeaning.set(key, match);
  }
  return [...byMeaning.values()].sort(
    (a, b) => b.score - a.score || (b.entry.weight ?? 0) - (a.entry.weight ?? 0),
  );
}

/** What words written one after the other can mean together, best first: as written, else as they sound, else nearly. */
export function lookUp(lexicon: Lexicon, words: readonly string[]): Match[] {
  const text = joined(words);
  const exact = byWeight(lexicon.written.get(text) ?? [], 1);
  if (exact.length > 0) return best(exact);
  const sounds = joinedSounds(words);
  const sounding = soundMatches(lexicon, sounds);
  if (sounding.length > 0) return best(sounding);
  return best(fuzzyMatches(lexicon, text, sounds));
}

function firstAtLeast(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What begins like the words, at most so many phrases, the shortest first. */
export function completions(lexicon: Lexicon, words: readonly string[], most: number): Match[] {
  const text = joined(words);
  const found: string[] = [];
  const { sorted } = lexicon;
  for (let at = firstAtLeast(sorted, text); sorted[at]?.startsWith(text) && found.length < 200; at += 1) {
    found.push(sorted[at] as string);
  }
  const matches = found.flatMap((key) =>
    byWeight(lexicon.written.get(key) ?? [], 0.9 * (text.length / key.length) + 0.1),
  );
  return best(matches).slice(0, most);
}
