import { cities, localities } from '@nukkad/reference-data';
import { lexiconRows } from '@nukkad/reference-data/lexicon/index.ts';
import type { JudgedQuery } from './types.ts';

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u093C'.]/g, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const ignoredWords = new Set([
  ...lexiconRows
    .filter(({ kind }) => kind === 'STOP')
    .map(({ phrase }) => wordsOf(phrase))
    .flatMap((words) => (words.length === 1 ? words : [])),
  ...[...cities, ...localities].flatMap(({ nameEn, nameHi, nameMr, aliases }) =>
    [nameEn, nameHi ?? '', nameMr ?? '', ...aliases].flatMap(wordsOf),
  ),
]);

/** Returns the sorted words of a query without its typing errors, places, numbers and stop words. */
export function wordingOf({ query, intended }: Pick<JudgedQuery, 'query' | 'intended'>): string {
  const words = wordsOf(intended ?? query).filter((word) => !ignoredWords.has(word) && !/\p{N}/u.test(word));
  return words.sort().join(' ');
}
