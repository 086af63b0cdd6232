import { normalPhrase } from '../text/phrases.ts';
import vocabulary from './schooling.json' with { type: 'json' };

const { classes, kinds } = vocabulary;

/** A kind of words in a statement about schooling, by the name of its list in `schooling.json`. */
export type SchoolingKind = keyof typeof kinds;

/** Returns the phrases of a list of the table. */
export const listOf = (text: string): string[] => text.split(', ').map(normalPhrase);

/** The kinds of each phrase. A phrase can have several: "gaya" is a filler, and says that somebody went to school. */
export const KINDS_BY_PHRASE = ((): ReadonlyMap<string, ReadonlySet<SchoolingKind>> => {
  const byPhrase = new Map<string, Set<SchoolingKind>>();
  for (const [kind, phrases] of Object.entries(kinds)) {
    for (const phrase of listOf(phrases)) {
      const known = byPhrase.get(phrase) ?? new Set();
      byPhrase.set(phrase, known.add(kind as SchoolingKind));
    }
  }
  return byPhrase;
})();

export const CLASS_BY_NAME: ReadonlyMap<string, number> = new Map(
  Object.entries(classes).flatMap(([number, names]) =>
    names.split(' ').map((name) => [normalPhrase(name), Number(number)] as const),
  ),
);

/** The words that say something about schooling alone, so that a misspelt one can be corrected. */
const CORRECTED = [
  kinds.school,
  kinds.learning,
  kinds.unschooled,
  kinds.college,
  kinds.studied,
  kinds.studying,
  kinds.incomplete,
  kinds.passed,
  kinds.failed,
];

/** Names of classes, and single words about schools and studies. */
export const SCHOOLING_WORDS: ReadonlySet<string> = new Set([
  ...CLASS_BY_NAME.keys(),
  ...listOf(kinds.classWords),
  ...CORRECTED.flatMap(listOf).filter((phrase) => !phrase.includes(' ')),
]);

const ALL_WORDS: ReadonlySet<string> = new Set(
  [...KINDS_BY_PHRASE.keys()].flatMap((phrase) => phrase.split(' ')),
);

/** Whether a word is in any list of the grammar, alone or in a phrase. */
export const isSchoolingWord = (word: string): boolean => SCHOOLING_WORDS.has(word) || ALL_WORDS.has(word);
