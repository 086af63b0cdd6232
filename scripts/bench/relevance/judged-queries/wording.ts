import { cities, localities } from '@nukkad/reference-data';
import { lexiconRows } from '@nukkad/reference-data/lexicon/index.ts';
import type { JudgedQuery } from './types.ts';

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u093C'.]/g, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const empty = new Set([
  ...lexiconRows
    .filter(({ kind }) => kind === 'STOP')
    .map(({ phrase }) => wordsOf(phrase))
    .flatMap((words) => (words.length === 1 ? words : [])),
  ...[...cities, ...localities].flatMap(({ nameEn, nameHi, nameMr, aliases }) =>
    [nameEn, nameHi ?? '', nameMr ?? '', ...aliases].flatMap(wordsOf),
  ),
]);

/** What a query says besides its place, its numbers and the words that all have; of what was meant, where it has errors. */
export function wordingOf({ query, intended }: Pick<JudgedQuery, 'query' | 'intended'>): string {
  const words = wordsOf(intended ?? query).filter((word) => !empty.has(word) && !/\p{N}/u.test(word));
  return words.sort().join(' ');
}
