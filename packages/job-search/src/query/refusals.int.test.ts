import { wordsOf } from '@nukkad/language/text/normal-text.ts';
import { FUNCTION_WORDS } from '@nukkad/language/understand/negators.ts';
import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SearchLanguage, searchLanguage } from '../store/search-language.ts';
import {
  FRAMES,
  type Frame,
  REFUSED,
  type Refused,
  sentenceOf,
  WISHES,
  type Wish,
} from '../testing/refusal-grammar.ts';
import { interpretFilter } from './interpretation.ts';

let test: TestDatabase;
let language: SearchLanguage;

beforeAll(async () => {
  test = await createTestDatabase();
  language = await searchLanguage.refresh(test.database);
}, 120_000);

afterAll(() => test.drop());

type Term = ReturnType<typeof interpretFilter>['understood'][number];

const joined = (text: string): string => wordsOf(text).join(' ');

/** Whether a term means what is refused: the same key, a wider or narrower occupation, or the same words. */
function isAbout({ kind, value, words }: Refused, term: Term): boolean {
  if (Object.values(words).some((name) => joined(term.text).includes(joined(name)))) return true;
  if (term.kind !== kind) return false;
  const isPart = (part: string, whole: string): boolean => part.startsWith(`${whole}/`);
  return (
    term.value === value ||
    (kind === 'JOB_PROFILE' && (isPart(term.value, value) || isPart(value, term.value)))
  );
}

/** Experience is not excluded, but replaced by its opposite. */
const OPPOSITES: Readonly<Record<string, string>> = { EXPERIENCED: 'FRESHER', FRESHER: 'EXPERIENCED' };

/** Returns what is wrong with the interpretation of a sentence that refuses something; empty if nothing. */
function mistakesIn(text: string, refused: readonly Refused[], requested: Wish | null): string[] {
  const { understood, input } = interpretFilter({ text, sortBy: 'NEWEST', page: 1, size: 10 }, language);
  const asserted = understood.filter(({ isNegated, isApplied }) => isNegated !== true && isApplied !== false);
  const negated = understood.filter(({ isNegated }) => isNegated === true);
  const ofWish = ({ kind, value }: Term) =>
    kind === 'JOB_PROFILE' && value.startsWith(requested?.value.split('/')[0] ?? '');
  const mistakes = refused.flatMap((part) => {
    const opposite = OPPOSITES[part.value];
    const isSaid =
      opposite === undefined ? negated.some((term) => isAbout(part, term)) : input.experience === opposite;
    const wrong = opposite === undefined ? asserted.filter((term) => isAbout(part, term)) : [];
    return [
      ...wrong.map(({ value }) => `asserts ${value}`),
      ...(isSaid ? [] : [`does not say ${part.value}`]),
    ];
  });
  if (requested !== null && !asserted.some(ofWish)) mistakes.push(`loses ${requested.value}`);
  if (
    requested !== null &&
    negated.some(({ kind, value }) => kind === 'JOB_PROFILE' && value === requested.value)
  )
    mistakes.push(`refuses ${requested.value}`);
  return mistakes.map((mistake) => `${text}: ${mistake}`);
}

const wishOf = (at: number): Wish => WISHES[at % WISHES.length] as Wish;

describe('a refusal is never understood as its opposite', () => {
  it.each(FRAMES)('$spelling: $text', (frame) => {
    const mistakes = REFUSED.flatMap((refused, at) =>
      [null, wishOf(at)].flatMap((requested) =>
        mistakesIn(sentenceOf(frame, refused, requested), [refused], requested),
      ),
    );
    expect(mistakes).toEqual([]);
  });
});

const LISTS: readonly Frame[] = [
  { spelling: 'en', text: 'W, no X or Y' },
  { spelling: 'en', text: 'no X and Y, W' },
  { spelling: 'en', text: 'W, neither X nor Y' },
  { spelling: 'hi', text: 'W, X या Y नहीं' },
  { spelling: 'hi', text: 'X और Y छोड़कर W' },
  { spelling: 'hi', text: 'W, ना X ना Y' },
  { spelling: 'mr', text: 'W, X किंवा Y नको' },
  { spelling: 'mr', text: 'X आणि Y सोडून W' },
  { spelling: 'hiLatin', text: 'W, X aur Y nahi' },
  { spelling: 'hiLatin', text: 'X ya Y chhodkar W' },
  { spelling: 'mrLatin', text: 'W, X ani Y nako' },
  { spelling: 'mrLatin', text: 'X kiva Y sodun W' },
];

describe('each member of a refused list is refused', () => {
  it.each(LISTS)('$spelling: $text', (frame) => {
    const mistakes = REFUSED.flatMap((first, at) => {
      const second = REFUSED[(at + 5) % REFUSED.length] as Refused;
      const both = { ...frame, text: frame.text.replace('Y', second.words[frame.spelling]) };
      // Of two schools or experiences, the lower one decides.
      if (first.kind === second.kind) return [];
      return mistakesIn(sentenceOf(both, first, wishOf(at)), [first, second], wishOf(at));
    });
    expect(mistakes).toEqual([]);
  });

  const [sales, marketing, telecalling] = REFUSED.filter(({ kind }) => kind === 'JOB_PROFILE') as [
    Refused,
    Refused,
    Refused,
  ];

  it.each([
    ['no sales or telecalling', [sales, telecalling]],
    ['no sales telecalling', [sales, telecalling]],
    ['sales telecalling nako', [sales, telecalling]],
    ['सेल्स टेलीकॉलिंग नहीं', [sales, telecalling]],
    ['सेल्स, मार्केटिंग, टेलिकॉलिंग नको ड्रायव्हर', [marketing, telecalling]],
  ] as const)('%s', (text, refused) => {
    expect(mistakesIn(text, refused, null)).toEqual([]);
  });
});

/** The ways in which a finger mistypes a word after its first letter. */
const TYPOS: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word, at) => word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1),
];
/** Words of the sentences that are no part of a negator. */
const FILLERS = new Set(
  'mala,hava,pahije,lekin,kaam,chahiye,jisme,wala,please,मुझे,जिसमें,लेकिन,चाहिए,पाहिजे'.split(','),
);
/** Words that are long enough. A typo in a shorter one makes another word more often than not. */
const MISTYPED = /^(?:[a-z]{4,}|[\u0900-\u097F]{5,})$/;
/** A combining sign without a letter, which no keyboard writes. */
const LOOSE_SIGN = /(?:^|\s|[\u0902\u093E-\u094D])[\u093C\u093E-\u094D]/;

/** Returns a sentence with one mistyped word of its negator; null if the result is another word that people use. */
function mistyped(frame: Frame, which: number, typo: number, at: number): Frame | null {
  const words = frame.text.split(' ');
  const long = words.flatMap((word, index) => (MISTYPED.test(word) && !FILLERS.has(word) ? [index] : []));
  const index = long[which % long.length];
  const word = words[index ?? -1];
  const change = TYPOS[typo % TYPOS.length];
  if (word === undefined || index === undefined || change === undefined) return null;
  const changed = change(word, 1 + (at % (word.length - 1)));
  const { lexicon } = language.meanings;
  const [known = ''] = wordsOf(changed);
  const isWord = lexicon.bySpelling.has(known) || lexicon.jobWords.has(known) || FUNCTION_WORDS.has(known);
  if (changed === word || isWord || LOOSE_SIGN.test(changed)) return null;
  return { ...frame, text: words.with(index, changed).join(' ') };
}

it('understands a refusal with one mistyped letter in its negator', () => {
  const small = fc.nat(1000);
  fc.assert(
    fc.property(
      fc.constantFrom(...FRAMES),
      fc.constantFrom(...REFUSED),
      small,
      small,
      small,
      (frame, refused, ...typo) => {
        const wrong = mistyped(frame, ...typo);
        fc.pre(wrong !== null);
        const mistakes = mistakesIn(sentenceOf(wrong, refused, null), [refused], null);
        expect(mistakes).toEqual([]);
      },
    ),
    { numRuns: 2000, seed: 114 },
  );
});
