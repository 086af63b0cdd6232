import { normalPhrase } from '../text/phrases.ts';
import vocabulary from './schooling.json' with { type: 'json' };

/** Kinds of words in a statement about schooling, by the names of their lists in `schooling.json`. */
const KINDS = [
  ...([
    'till',
    'after',
    'in',
    'only',
    'studied',
    'studying',
    'school',
    'learning',
    'unschooled',
    'college',
    'left',
  ] as const),
  ...([
    'incomplete',
    'done',
    'passed',
    'failed',
    'went',
    'exam',
    'need',
    'read',
    'little',
    'few',
    'much',
  ] as const),
  ...(['notBefore', 'notAfter', 'classWords', 'fillers'] as const),
] as const;
export type SchoolingKind = (typeof KINDS)[number];

/** Returns the phrases of a list of the table. */
export const listOf = (text: string): string[] => text.split(', ').map(normalPhrase);

/** The kinds of each phrase. A phrase can have several: "gaya" is a filler, and says that somebody went to school. */
export const KINDS_BY_PHRASE = ((): ReadonlyMap<string, ReadonlySet<SchoolingKind>> => {
  const kinds = new Map<string, Set<SchoolingKind>>();
  for (const kind of KINDS) {
    for (const phrase of listOf(vocabulary[kind])) {
      kinds.set(phrase, (kinds.get(phrase) ?? new Set<SchoolingKind>()).add(kind));
    }
  }
  return kinds;
})();

export const CLASS_BY_NAME: ReadonlyMap<string, number> = new Map(
  Object.entries(vocabulary.classes).flatMap(([number, names]) =>
    names.split(' ').map((name) => [normalPhrase(name), Number(number)] as const),
  ),
);

/** Kinds whose words say something about schooling alone, so that a misspelt one can be corrected. */
const CORRECTED_KINDS = [
  ...(['school', 'learning', 'unschooled', 'college', 'studied'] as const),
  ...(['studying', 'incomplete', 'passed', 'failed'] as const),
] as const;

/** Names of classes, and single words about schools and studies. */
export const SCHOOLING_WORDS: ReadonlySet<string> = new Set([
  ...CLASS_BY_NAME.keys(),
  ...listOf(vocabulary.classWords),
  ...CORRECTED_KINDS.flatMap((kind) => listOf(vocabulary[kind])).filter((phrase) => !phrase.includes(' ')),
]);

/** Whether a word is in any list of the grammar, alone or in a phrase. */
export const isSchoolingWord = (word: string): boolean => SCHOOLING_WORDS.has(word) || ALL_WORDS.has(word);

const ALL_WORDS: ReadonlySet<string> = new Set(
  [...KINDS_BY_PHRASE.keys()].flatMap((phrase) => phrase.split(' ')),
);
