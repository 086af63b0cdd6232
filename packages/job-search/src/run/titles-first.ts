import { wordsOf } from '@nukkad/language/text/normal-text.ts';
import type { LadderStep } from '../query/ladder.ts';
import { exactTerms } from '../query/terms-of-words.ts';
import type { SearchLanguage } from '../store/search-language.ts';
import type { CursorPosition } from './cursor.ts';

/** The fields of a job that decide its place on a page. `at` is the index of its step. */
interface OrderedRow {
  readonly at: number;
  readonly title: string;
}

/** What decides the order of a page. */
interface PageOrder {
  readonly steps: readonly Pick<LadderStep, 'titleWords' | 'nameTerms'>[];
  readonly order: CursorPosition['order'];
  readonly language: Pick<SearchLanguage, 'termOfWord'> | null;
}

/**
 * Whether a job has the words of the typed name only outside its title: for "python developer", the PHP developer who
 * needs Python too. It is listed as similar. Always false in a list by distance, whose order is not changed.
 */
export function isOnlySimilar({ at, title }: OrderedRow, { steps, order, language }: PageOrder): boolean {
  const terms = steps[at]?.nameTerms ?? [];
  if (order === 'NEAREST' || terms.length === 0) return false;
  return !exactTerms(language, wordsOf(title)).some((term) => terms.includes(term));
}

/**
 * Sorts the rows of each step so that those whose titles show a named word come first, and puts the rows that are only
 * similar behind all that show the name. Keeps the order by distance. Only within a page, so that its last row in the
 * order of the database remains the position of the cursor.
 */
export function titlesFirst<Row extends OrderedRow>(rows: readonly Row[], page: PageOrder): readonly Row[] {
  const { steps, order } = page;
  if (order === 'NEAREST') return rows;
  const isShown = ({ at, title }: Row): boolean => {
    const words = steps[at]?.titleWords ?? [];
    return words.length > 0 && wordsOf(title).some((word) => words.includes(word));
  };
  const lastNamed = Math.max(...rows.map(({ at }) => (steps[at]?.nameTerms?.length ? at : 0)));
  const rankOf = (row: Row): number => {
    if (isOnlySimilar(row, page)) return 3 * lastNamed + 2;
    return 3 * row.at + (isShown(row) ? 0 : 1);
  };
  const ranks = new Map(rows.map((row) => [row, rankOf(row)]));
  return rows.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}
