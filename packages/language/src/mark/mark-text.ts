import type { Lexicon } from '../lexicon/build-lexicon.ts';
import type { LexiconEntry } from '../lexicon/lexicon-entry.ts';
import { CERTAIN, spellingOf, typoScore } from '../lexicon/typo-score.ts';
import { stemsOf } from '../text/endings.ts';
import { memoize } from '../text/memoize.ts';
import { prefixEnd, type Span, type TextWord, textWords } from '../text/text-words.ts';
import { matchWord } from './match-word.ts';
import type { SearchTerm, SearchTerms } from './search-terms.ts';

/** The parts of a title that match a search. */
export interface Marks {
  /** The ranges to highlight, sorted. They do not overlap, and are not separated by spaces only. */
  readonly spans: readonly Span[];
  /** Whether the title names the occupation that was searched for. */
  readonly namesWork: boolean;
  /** Typed words that the title contains in some form. */
  readonly matchedWords: ReadonlySet<string>;
}

const PHRASE_WORDS_MAX = 4;

function lookUpMeanings(lexicon: Lexicon, words: readonly string[]): readonly LexiconEntry[] {
  const sameSpelling = lexicon.bySpelling.get(words.join(''));
  if (sameSpelling !== undefined) return sameSpelling;
  const spelling = spellingOf(words);
  const sameSound = (lexicon.bySound.get(spelling.sound) ?? []).filter(
    (phrase) => typoScore(spelling, phrase) >= CERTAIN,
  );
  if (sameSound.length > 0) return sameSound;
  const firstWords = words.slice(0, -1);
  return stemsOf(words.at(-1) ?? '').flatMap(
    (stem) => lexicon.bySpelling.get([...firstWords, stem].join('')) ?? [],
  );
}

const lookUps = new WeakMap<Lexicon, (text: string) => readonly LexiconEntry[]>();

/**
 * Returns the meanings of consecutive words of a title: by their spelling, else by their sound, else without their
 * ending. Memoized.
 */
function meaningsOf(lexicon: Lexicon, words: readonly string[]): readonly LexiconEntry[] {
  let lookUp = lookUps.get(lexicon);
  if (lookUp === undefined) {
    lookUp = memoize((text) => lookUpMeanings(lexicon, text.split(' ')));
    lookUps.set(lexicon, lookUp);
  }
  return lookUp(words.join(' '));
}

/** Whether a word alone names no occupation, because it is a stop word or a workplace (hotel, school). */
const isStopOrWeak = ({ bySpelling }: Lexicon, word: string): boolean =>
  (bySpelling.get(word) ?? []).some(({ kind }) => kind === 'STOP' || kind === 'WEAK');

/**
 * Returns the number of words of the longest phrase at index `at` that has one of the `searched` meanings; 0 if there
 * is none.
 */
function phraseLengthAt(
  lexicon: Lexicon,
  words: readonly string[],
  at: number,
  searched: ReadonlySet<string>,
): number {
  for (let length = Math.min(PHRASE_WORDS_MAX, words.length - at); length > 0; length -= 1) {
    const part = words.slice(at, at + length);
    // Of "Cook wanted", only "Cook" is the phrase: it neither begins nor ends with a stop word.
    if (isStopOrWeak(lexicon, part[0] ?? '') || isStopOrWeak(lexicon, part.at(-1) ?? '')) continue;
    if (meaningsOf(lexicon, part).some(({ kind, value }) => searched.has(`${kind}:${value}`))) return length;
  }
  return 0;
}

/** Returns the phrases of a title that have one of the `searched` meanings, each as the indexes of its words. */
function findPhrases(lexicon: Lexicon, words: readonly string[], searched: ReadonlySet<string>): number[][] {
  const phrases: number[][] = [];
  if (searched.size === 0) return phrases;
  for (let at = 0; at < words.length; at += 1) {
    const length = phraseLengthAt(lexicon, words, at, searched);
    if (length === 0) continue;
    phrases.push(Array.from({ length }, (_, offset) => at + offset));
    at += length - 1;
  }
  return phrases;
}

/** How a title word matches the typed words. */
interface TypedMatch {
  /** The range to highlight: the whole word, or the prefix that was typed. Null if the word does not match. */
  readonly span: Span | null;
  readonly matchedWords: readonly string[];
}

function matchTypedWords(text: string, titleWord: TextWord, searched: readonly SearchTerm[]): TypedMatch {
  const { word, from, to } = titleWord;
  const matches = searched
    .map((term) => ({ typed: term.word, how: matchWord(term, word) }))
    .filter(({ how }) => how !== null);
  const matchedWords = matches.map(({ typed }) => typed);
  const [first] = matches;
  if (first === undefined) return { span: null, matchedWords };
  const isWhole = matches.some(({ how }) => how === 'whole');
  return { span: [from, isWhole ? to : prefixEnd(text, titleWord, first.typed)], matchedWords };
}

/** Joins ranges that are separated only by spaces. */
function joinSpans(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const [from, to] of spans) {
    const last = joined.at(-1);
    const isAdjacent = last !== undefined && text.slice(last[1], from).trim() === '';
    if (isAdjacent) joined[joined.length - 1] = [last[0], to];
    else joined.push([from, to]);
  }
  return joined;
}

/**
 * Returns the parts of a title to highlight: typed words in any form and script, and phrases with the same meaning if
 * none of their words was typed.
 */
export function markText(lexicon: Lexicon, text: string, searched: SearchTerms): Marks {
  const titleWords = textWords(text);
  const words = titleWords.map(({ word }) => word);
  const typed = titleWords.map((titleWord) => matchTypedWords(text, titleWord, searched.words));
  const workPhrases = findPhrases(lexicon, words, searched.work);
  const termPhrases = findPhrases(lexicon, words, searched.terms);
  // If a word of the phrase was typed, only that word is marked.
  const untypedPhrases = [...workPhrases, ...termPhrases].filter((phrase) =>
    phrase.every((at) => typed[at]?.span === null),
  );
  const markedByMeaning = new Set(untypedPhrases.flat());
  const spans = titleWords.flatMap(({ from, to }, at): Span[] => {
    const typedSpan = typed[at]?.span ?? null;
    if (typedSpan !== null) return [typedSpan];
    return markedByMeaning.has(at) ? [[from, to]] : [];
  });
  return {
    spans: joinSpans(text, spans),
    namesWork: workPhrases.length > 0,
    matchedWords: new Set(typed.flatMap(({ matchedWords }) => matchedWords)),
  };
}
