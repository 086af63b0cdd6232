import { beginAlike, isOneEditAway } from '../lexicon/one-edit.ts';
import { memoize } from '../text/memoize.ts';
import { wordsOf } from '../text/normal-text.ts';
import families from './negator-families.json' with { type: 'json' };
import type { Negator, NegatorKind } from './negators.ts';

/** A part of a pattern: a kind of words, which may be absent. */
interface Part {
  readonly words: ReadonlySet<string>;
  readonly isOptional: boolean;
}

interface Family {
  readonly kind: NegatorKind;
  readonly direction: Negator['direction'];
  readonly parts: readonly Part[];
}

/** Returns all forms of some verbs, which are their stems with each ending. */
const formsOfVerbs = ({ stems, endings }: { readonly stems: string; readonly endings: string }): string[] =>
  stems.split(' ').flatMap((stem) => endings.split(' ').map((ending) => stem + ending));

const WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...Object.entries(families.words).map(([name, words]) => [name, new Set(wordsOf(words))] as const),
  ...Object.entries(families.verbs).map(([name, tables]) => {
    const forms = tables.flatMap(formsOfVerbs).join(' ');
    return [name, new Set(wordsOf(forms))] as const;
  }),
]);

/** Forms of Hindi and Marathi verbs, which come before a negator too: "येता येत नाही". */
export const VERB_FORMS: ReadonlySet<string> = new Set(
  Object.keys(families.verbs).flatMap((name) => [...(WORDS.get(name) ?? [])]),
);

/** All words of the families. */
export const WORDS_OF_FAMILIES: ReadonlySet<string> = new Set(
  [...WORDS.values()].flatMap((words) => [...words]),
);

function partOf(text: string): Part {
  const name = text.replace('?', '');
  const words = WORDS.get(name);
  if (words === undefined) throw new Error(`The negator families have no words named ${name}`);
  return { words, isOptional: text.endsWith('?') };
}

const FAMILIES = families.families.flatMap(({ kind, direction, patterns }) =>
  patterns.map(
    (pattern): Family => ({
      kind: kind as NegatorKind,
      direction: direction as Negator['direction'],
      parts: pattern.split(' ').map(partOf),
    }),
  ),
);

/** Returns the index after the longest match of the parts that begins at a word; -1 if none does. */
function endOf(parts: readonly Part[], words: readonly string[], from: number): number {
  const [part, ...rest] = parts;
  if (part === undefined) return from;
  const word = words[from];
  const taken = word !== undefined && part.words.has(word) ? endOf(rest, words, from + 1) : -1;
  return part.isOptional ? Math.max(taken, endOf(rest, words, from)) : taken;
}

/** The words of the families that refuse. */
export const WORDS_OF_REFUSALS: ReadonlySet<string> = new Set(
  FAMILIES.filter(({ kind }) => kind === 'negate').flatMap(({ parts }) =>
    parts.flatMap(({ words }) => [...words]),
  ),
);

/** Returns the words with which a negator of a family can begin. */
function firstWordsOf({ parts }: Family): string[] {
  const required = parts.findIndex(({ isOptional }) => !isOptional);
  return [...new Set(parts.slice(0, required + 1).flatMap(({ words }) => [...words]))];
}

/** The families by the words with which their negators can begin, in their order. */
const BY_FIRST_WORD: ReadonlyMap<string, readonly Family[]> = FAMILIES.reduce((byWord, family) => {
  for (const word of firstWordsOf(family)) {
    const known = byWord.get(word);
    if (known === undefined) byWord.set(word, [family]);
    else known.push(family);
  }
  return byWord;
}, new Map<string, Family[]>());

/** Returns the longest negator of a family that begins at a word, and the index after its last word; null if none does. */
export function familyNegatorAt(
  words: readonly string[],
  from: number,
): { readonly negator: Negator; readonly to: number } | null {
  let best: { readonly negator: Negator; readonly to: number } | null = null;
  for (const { kind, direction, parts } of BY_FIRST_WORD.get(words[from] ?? '') ?? []) {
    const to = endOf(parts, words, from);
    if (to <= (best?.to ?? from)) continue;
    const phrase = words.slice(from, to).join(' ');
    best = { negator: { kind, direction, phrase, isPrivative: false, isReplacing: false }, to };
  }
  return best;
}

const PARTS_MAX = Math.max(...FAMILIES.map(({ parts }) => parts.length));

/** Returns the first negator of a family that contains a word; null if none does. */
function familyNegatorAround(words: readonly string[], at: number): Negator | null {
  for (let from = Math.max(at - PARTS_MAX + 1, 0); from <= at; from += 1) {
    const found = familyNegatorAt(words, from);
    if (found !== null && found.to > at) return found.negator;
  }
  return null;
}

/** Whether a word is part of a negator of a family. Such a word is no misspelling of another negator. */
export const isInFamilyNegator = (words: readonly string[], at: number): boolean =>
  familyNegatorAround(words, at) !== null;

/** Shortest word of a family that is recognised with one wrong letter, and shortest one that is a negator alone. */
const LONG_WORD_MIN = 5;
const LONG_NEGATOR_MIN = 6;
const LONG_WORDS = [
  ...new Set(FAMILIES.flatMap(({ parts }) => parts.flatMap(({ words }) => [...words]))),
].filter((word) => word.length >= LONG_WORD_MIN);

/** Returns the long words of families that differ from a word by one letter. */
const similarWords = memoize((word: string): readonly string[] =>
  word.length < LONG_WORD_MIN - 1
    ? []
    : LONG_WORDS.filter((known) => beginAlike(word, known) && isOneEditAway(word, known)),
);

/** Whether a negator may be misspelt. An aversion of one word resembles too many: "bachho" (children) is not "bachao" (save me). */
const canBeMisspelt = ({ kind, phrase }: Negator): boolean =>
  phrase.includes(' ') || (kind !== 'averse' && kind !== 'lost' && phrase.length >= LONG_NEGATOR_MIN);

/** Returns the word of a family that a word is a misspelling of, if it forms a negator with its neighbours: "not possble". */
export const misspeltInFamily = (words: readonly string[], at: number): string | undefined =>
  similarWords(words[at] ?? '').find((known) => {
    const negator = familyNegatorAround(words.with(at, known), at);
    return negator !== null && canBeMisspelt(negator);
  });
