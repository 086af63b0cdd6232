/** Returns the next pseudo-random number in [0, 1). */
export type Random = () => number;

/** A seeded pseudo-random number generator (mulberry32). */
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

function neighbourKey(letter: string, random: Random): string {
  const row = KEYBOARD.find((keys) => keys.includes(letter)) ?? letter;
  const at = row.indexOf(letter);
  const neighbours = [row[at - 1], row[at + 1]].filter((key) => key !== undefined);
  return pick(random, neighbours) ?? letter;
}

type Typo = (word: string, at: number, random: Random) => string;

const deleteLetter: Typo = (word, at) => word.slice(0, at) + word.slice(at + 1);
const doubleLetter: Typo = (word, at) => word.slice(0, at) + word[at] + word.slice(at);
const swapLetters: Typo = (word, at) => word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1);
const hitNeighbour: Typo = (word, at, random) =>
  word.slice(0, at) + neighbourKey(word[at] ?? '', random) + word.slice(at + 1);

/** Letters that people confuse because they sound alike. */
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

/** Replaces a sound after the first letter by another one. Returns a word without such a sound unchanged. */
const confusePhoneme: Typo = (word, _at, random) => {
  const ways = CONFUSED.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]).filter(
    ([from]) => word.indexOf(from, 1) > 0,
  );
  const [from, to] = pick(random, ways) ?? ['', ''];
  const at = word.indexOf(from, 1);
  return word.slice(0, at) + to + word.slice(at + from.length);
};

/** Deletes a combining sign: a vowel sign, the nasal, or the virama. */
const deleteSign: Typo = (word, _at, random) => {
  const places = [...word].flatMap((sign, at) => (/[\u0902\u093E-\u094D]/.test(sign) ? [at] : []));
  const at = pick(random, places);
  return at === undefined ? word : word.slice(0, at) + word.slice(at + 1);
};

/** Kinds of typing error. Kinds that are listed several times are chosen more often. */
const LATIN: readonly Typo[] = [
  deleteLetter,
  deleteLetter,
  deleteLetter,
  swapLetters,
  swapLetters,
  hitNeighbour,
  hitNeighbour,
  doubleLetter,
  confusePhoneme,
  confusePhoneme,
];
const DEVANAGARI: readonly Typo[] = [
  confusePhoneme,
  confusePhoneme,
  confusePhoneme,
  deleteSign,
  deleteSign,
  deleteLetter,
];

function typosFor(word: string): readonly Typo[] {
  if (isLatin(word)) return LATIN;
  return isDevanagari(word) ? DEVANAGARI : [];
}

/**
 * Returns a word with one random typing error after its first letter; null if none is found. The errors are random so
 * that nobody chooses convenient ones.
 */
export function misspelt(word: string, random: Random): string | null {
  const typos = typosFor(word);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const at = 1 + Math.floor(random() * (word.length - 1));
    const mistyped = pick(random, typos)?.(word, at, random) ?? word;
    // A combining sign without a letter is displayed as a dotted circle, which nobody would overlook.
    if (mistyped !== word && !/(^|[\u0902\u093E-\u094D])[\u093C\u093E-\u094D]/.test(mistyped))
      return mistyped;
  }
  return null;
}

/** Minimum length of a word that may get a typing error. */
const MISSPELT_LENGTH_MIN = 4;

/** Returns a text with a typing error in one of its longer words; null if the chosen word has none. */
export function withTypo(text: string, random: Random): string | null {
  const words = text.split(' ');
  const long = words.flatMap((word, at) => (word.length >= MISSPELT_LENGTH_MIN ? [at] : []));
  const at = long[Math.floor(random() * long.length)];
  if (at === undefined) return null;
  const typo = misspelt(words[at] ?? '', random);
  return typo === null ? null : words.with(at, typo).join(' ');
}
