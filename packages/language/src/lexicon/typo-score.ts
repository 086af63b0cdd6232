import { isDevanagari, romanise } from '../text/romanise.ts';

/** How surely a text with one edit is the phrase: by how easily that edit happens. */
const NASAL_LEFT_OUT = 0.91;
const EASY = 0.87;
const PLAIN = 0.84;
const STRANGE = 0.8;

const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const KEY_ROWS_APART = 1;

/** Sounds that are often heard or written as one another, in Latin letters. */
const CONFUSED: ReadonlySet<string> = new Set(
  'bv dt gk js jz fp nm sz ck iy vw rl td kg'
    .split(' ')
    .flatMap((pair) => [pair, [...pair].reverse().join('')]),
);

const isVowel = (letter: string): boolean => /^[aeiouy]$/.test(letter);
/** Vowel signs, the nasal and what joins letters, and the h and the nasals of Latin spellings: left out, or too many. */
const isSlight = (letter: string): boolean => /^[aeiouyhnm\u0902\u093E-\u094D]$/.test(letter);

const NASAL_SIGN = '\u0902';

function areKeysBeside(a: string, b: string): boolean {
  const row = (key: string) => KEYBOARD.findIndex((keys) => keys.includes(key));
  const [one, other] = [row(a), row(b)];
  if (one < 0 || other < 0 || Math.abs(one - other) > KEY_ROWS_APART) return false;
  return Math.abs((KEYBOARD[one] ?? '').indexOf(a) - (KEYBOARD[other] ?? '').indexOf(b)) <= 1;
}

/** What two texts differ in, without what they begin and end with alike. */
function difference(a: string, b: string): readonly [string, string, string] {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) {
    end += 1;
  }
  return [a.slice(start, a.length - end), b.slice(start, b.length - end), a[start - 1] ?? ''];
}

function scoreOf(typed: string, meant: string, areLatinKeys: boolean): number {
  const [own, other, before] = difference(typed, meant);
  if (own.length + other.length === 1) {
    const letter = own + other;
    if (letter === NASAL_SIGN) return NASAL_LEFT_OUT;
    return isSlight(letter) || letter === before ? EASY : PLAIN;
  }
  if (own.length === 2 && other.length === 2 && own[0] === other[1] && own[1] === other[0]) return EASY;
  if (own.length !== 1 || other.length !== 1) return PLAIN;
  const isEasy =
    (isVowel(own) && isVowel(other)) ||
    (isSlight(own) && isSlight(other)) ||
    CONFUSED.has(own + other) ||
    (areLatinKeys && areKeysBeside(own, other));
  return isEasy ? EASY : STRANGE;
}

/** The score of a text that is one edit away from a phrase, as written or in Latin letters. */
export function oneTypoScore(text: string, phrase: string): number {
  const isNative = isDevanagari(text);
  const inLatin = scoreOf(romanise(text), romanise(phrase), !isNative);
  return isNative && isDevanagari(phrase) ? Math.max(inLatin, scoreOf(text, phrase, false)) : inLatin;
}
