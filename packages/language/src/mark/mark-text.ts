import type { Lexicon } from '../lexicon/build-lexicon.ts';
import type { LexiconEntry } from '../lexicon/lexicon-entry.ts';
import { CERTAIN, spellingOf, typoScore } from '../lexicon/typo-score.ts';
import { stemsOf } from '../text/endings.ts';
import { memoize } from '../text/memoize.ts';
import { endOfBeginning, type Span, type TextWord, textWords } from '../text/text-words.ts';
import { likeWord } from './like-word.ts';
import type { SearchTerm, SearchTerms } from './search-terms.ts';

/** What of a text answers to what was typed. */
export interface Marks {
  /** In order, none touching another. */
  readonly spans: readonly Span[];
  /** Whether the text names the work that was understood. */
  readonly namesWork: boolean;
  /** Typed words that stand in the text in some form. */
  readonly answered: ReadonlySet<string>;
}

const PHRASE_MAX = 4;

function readMeanings(lexicon: Lexicon, words: readonly string[]): readonly LexiconEntry[] {
  const text = words.join('');
  const written = lexicon.written.get(text);
  if (written !== undefined) return written;
  const typed = spellingOf(words);
  const heard = (lexicon.sounding.get(typed.sound) ?? []).filter(
    (phrase) => typoScore(typed, phrase) >= CERTAIN,
  );
  if (heard.length > 0) return heard;
  const last = words.at(-1) ?? '';
  return stemsOf(last).flatMap((stem) => lexicon.written.get([...words.slice(0, -1), stem].join('')) ?? []);
}

const readers = new WeakMap<Lexicon, (text: string) => readonly LexiconEntry[]>();

/** What words of a title mean: as written, as they sound, or without their ending. */
function meaningsOf(lexicon: Lexicon, words: readonly string[]): readonly LexiconEntry[] {
  let read = readers.get(lexicon);
  if (read === undefined) {
    read = memoize((text) => readMeanings(lexicon, text.split(' ')));
    readers.set(lexicon, read);
  }
  return read(words.join(' '));
}

/** Words that name no work by themselves: empty ones, and where it is done (hotel, school). */
const namesNothing = ({ written }: Lexicon, word: string): boolean =>
  (written.get(word) ?? []).some(({ kind }) => kind === 'STOP' || kind === 'WEAK');

/** The longest phrase that begins at a word and means what is searched for: how many words it has; 0 for none. */
function phraseAt(
  lexicon: Lexicon,
  words: readonly string[],
  at: number,
  searched: ReadonlySet<string>,
): number {
  for (let length = Math.min(PHRASE_MAX, words.length - at); length > 0; length -= 1) {
    const part = words.slice(at, at + length);
    // "Cook wanted" is the cook: what names nothing is no part of the phrase.
    if (namesNothing(lexicon, part[0] ?? '') || namesNothing(lexicon, part.at(-1) ?? '')) continue;
    if (meaningsOf(lexicon, part).some(({ kind, value }) => searched.has(`${kind}:${value}`))) return length;
  }
  return 0;
}

/** Phrases that mean what is searched for, as the places of their words. */
function phrasesOf(lexicon: Lexicon, words: readonly string[], searched: ReadonlySet<string>): number[][] {
  const phrases: number[][] = [];
  if (searched.size === 0) return phrases;
  for (let at = 0; at < words.length; at += 1) {
    const length = phraseAt(lexicon, words, at, searched);
    if (length === 0) continue;
    phrases.push(Array.from({ length }, (_, within) => at + within));
    at += length - 1;
  }
  return phrases;
}

/** A word's span by the typed words: all of it, or the beginning that was typed. */
function typedSpan(
  text: string,
  own: TextWord,
  words: readonly SearchTerm[],
  answered: Set<string>,
): Span | null {
  const likes = words.map((typed) => ({ typed, like: likeWord(typed, own.word) }));
  for (const { typed, like } of likes) if (like !== null) answered.add(typed.word);
  if (likes.some(({ like }) => like === 'whole')) return [own.from, own.to];
  const begun = likes.find(({ like }) => like === 'begun');
  return begun === undefined ? null : [own.from, endOfBeginning(text, own, begun.typed.word)];
}

/** Marks that only spaces part are one. */
function joinedSpans(text: string, spans: readonly Span[]): Span[] {
  const together: Span[] = [];
  for (const [from, to] of spans) {
    const last = together.at(-1);
    if (last !== undefined && text.slice(last[1], from).trim() === '')
      together[together.length - 1] = [last[0], to];
    else together.push([from, to]);
  }
  return together;
}

/** Marks what of a text answers to what was typed: its words in any form and script, else what they mean. */
export function markText(lexicon: Lexicon, text: string, searched: SearchTerms): Marks {
  const found = textWords(text);
  const words = found.map(({ word }) => word);
  const answered = new Set<string>();
  const typed = found.map((own) => typedSpan(text, own, searched.words, answered));
  const ofWork = phrasesOf(lexicon, words, searched.work);
  const ofTerms = phrasesOf(lexicon, words, searched.terms);
  // Where a part of the phrase was typed, that part alone is what is recognised.
  const wholePhrases = new Set(
    [...ofWork, ...ofTerms].filter((phrase) => phrase.every((at) => !typed[at])).flat(),
  );
  const spans = found.flatMap(({ from, to }, at): Span[] => {
    const span = typed[at] ?? (wholePhrases.has(at) ? ([from, to] as const) : null);
    return span === null ? [] : [span];
  });
  return { spans: joinedSpans(text, spans), namesWork: ofWork.length > 0, answered };
}
