import { memoize } from './memoize.ts';
import { normalText } from './normal-text.ts';

/** A part of a text, in UTF-16 units, as `slice` takes it. */
export type TextSpan = readonly [from: number, to: number];

interface PlacedWord {
  readonly text: string;
  /** Where each of its signs stands. */
  readonly places: readonly number[];
}

const DIGIT = /[\d\u0966-\u096F]/;

/** One sign as the search compares it: nothing within a word, a space between words. */
function plainSign(text: string, at: number): string {
  const sign = text[at] ?? '';
  // 20,000 is one amount.
  const isInNumber = sign === ',' && DIGIT.test(text[at - 1] ?? '') && DIGIT.test(text[at + 1] ?? '');
  return isInNumber ? '' : normalText(sign);
}

function placedWords(text: string): readonly PlacedWord[] {
  const words: { text: string; places: number[] }[] = [];
  let isOpen = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = plainSign(text, at);
    if (sign === '') continue;
    if (sign === ' ') {
      isOpen = false;
      continue;
    }
    if (!isOpen) words.push({ text: '', places: [] });
    isOpen = true;
    const word = words.at(-1);
    if (word === undefined) continue;
    word.text += sign;
    word.places.push(at);
  }
  return words;
}

/** All terms of a text are looked for in it. */
const TEXTS_CACHED = 100;
const placedWordsOf = memoize(placedWords, TEXTS_CACHED);

function spanOf(first: PlacedWord, last: PlacedWord): TextSpan {
  return [first.places[0] ?? 0, (last.places.at(-1) ?? 0) + 1];
}

function spanTogether(words: readonly PlacedWord[], wanted: readonly string[]): TextSpan | null {
  const at = words.findIndex((_, start) => wanted.every((word, next) => words[start + next]?.text === word));
  const [first, last] = [words[at], words[at + wanted.length - 1]];
  return at < 0 || first === undefined || last === undefined ? null : spanOf(first, last);
}

/** A word as it stands, or where it is written together with another one. */
function spanAlone(words: readonly PlacedWord[], wanted: string): TextSpan | null {
  const whole = words.find(({ text }) => text === wanted);
  if (whole) return spanOf(whole, whole);
  const holder = words.find(({ text }) => text.includes(wanted));
  const at = holder?.text.indexOf(wanted) ?? -1;
  const from = holder?.places[at];
  const last = holder?.places[at + wanted.length - 1];
  return from === undefined || last === undefined ? null : [from, last + 1];
}

/**
 * Where the words of an understood part stand in the text as it was typed, whatever their case, digits and signs:
 * together, else each by itself. None where one of them is missing.
 */
export function phraseSpans(text: string, phrase: string): readonly TextSpan[] {
  const words = placedWordsOf(text);
  const wanted = phrase.split(' ').filter(Boolean);
  if (wanted.length === 0) return [];
  const together = spanTogether(words, wanted);
  if (together) return [together];
  const alone = wanted.flatMap((word) => {
    const span = spanAlone(words, word);
    return span ? [span] : [];
  });
  return alone.length === wanted.length ? alone.sort((a, b) => a[0] - b[0]) : [];
}
