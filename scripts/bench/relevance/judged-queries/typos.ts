/** Typing errors by rule, so that nobody chooses which ones the search must bear. */

/** A number in [0, 1), the next of a repeatable row. */
export type Random = () => number;

/** A repeatable row of numbers (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <T>(random: Random, choices: readonly T[]): T | undefined =>
  choices[Math.floor(random() * choices.length)];

const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const isLatin = (word: string): boolean => /^[a-z]+$/.test(word);
const isDevanagari = (word: string): boolean => /^[\u0900-\u097F]+$/.test(word);

function besideKey(letter: string, random: Random): string {
  const row = KEYBOARD.find((keys) => keys.includes(letter)) ?? letter;
  const at = row.indexOf(letter);
  return (
    pick(
      random,
      [row[at - 1], row[at + 1]].filter((key) => key !== undefined),
    ) ?? letter
  );
}

type Typo = (word: string, at: number, random: Random) => string;

const without: Typo = (word, at) => word.slice(0, at) + word.slice(at + 1);
const twice: Typo = (word, at) => word.slice(0, at) + word[at] + word.slice(at);
const swapped: Typo = (word, at) => word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1);
const beside: Typo = (word, at, random) =>
  word.slice(0, at) + besideKey(word[at] ?? '', random) + word.slice(at + 1);

/** What careless spellers write for one another. */
const CONFUSED: readonly (readonly [string, string])[] = [
  ['ee', 'i'],
  ['oo', 'u'],
  ['aa', 'a'],
  ['ph', 'f'],
  ['ck', 'k'],
  ['c', 'k'],
  ['z', 'j'],
  ['w', 'v'],
  ['th', 't'],
  ['sh', 's'],
  ['kh', 'k'],
  ['dh', 'd'],
  ['e', 'i'],
  ['o', 'u'],
  ['a', 'e'],
  ['ि', 'ी'],
  ['ु', 'ू'],
  ['े', 'ै'],
  ['ो', 'ौ'],
  ['श', 'ष'],
  ['श', 'स'],
  ['ण', 'न'],
  ['ट', 'त'],
  ['ठ', 'ट'],
  ['ड', 'द'],
  ['ब', 'व'],
  ['ॉ', 'ा'],
  ['ळ', 'ल'],
];

/** One sound written as another, behind the first letter; the word itself where it has none of them. */
const confused: Typo = (word, _at, random) => {
  const ways = CONFUSED.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]).filter(
    ([from]) => word.indexOf(from, 1) > 0,
  );
  const [from, to] = pick(random, ways) ?? ['', ''];
  const at = word.indexOf(from, 1);
  return word.slice(0, at) + to + word.slice(at + from.length);
};

/** A sign that belongs to the letter before it is left out: a vowel, the nasal, or what joins letters. */
const withoutSign: Typo = (word, _at, random) => {
  const places = [...word].flatMap((sign, at) => (/[\u0902\u093E-\u094D]/.test(sign) ? [at] : []));
  const at = pick(random, places);
  return at === undefined ? word : word.slice(0, at) + word.slice(at + 1);
};

/** Each as often as it stands here. */
const LATIN: readonly Typo[] = [
  without,
  without,
  without,
  swapped,
  swapped,
  beside,
  beside,
  twice,
  confused,
  confused,
];
const DEVANAGARI: readonly Typo[] = [confused, confused, confused, withoutSign, withoutSign, without];

/** A word with one error behind its first letter; null where none is to be had. */
export function misspelt(word: string, random: Random): string | null {
  const typos = isLatin(word) ? LATIN : isDevanagari(word) ? DEVANAGARI : [];
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const at = 1 + Math.floor(random() * (word.length - 1));
    const mistyped = pick(random, typos)?.(word, at, random) ?? word;
    // A sign that stands on no letter is seen at once: it shows as a dotted circle.
    if (mistyped !== word && !/(^|[\u0902\u093E-\u094D])[\u093C\u093E-\u094D]/.test(mistyped))
      return mistyped;
  }
  return null;
}
