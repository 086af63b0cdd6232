import { wordsOf } from '@nukkad/language/text/normal-text.ts';
import type { LadderStep } from '../query/ladder.ts';
import type { CursorPosition } from './cursor.ts';

/** The fields of a job that decide its place on a page. `at` is the index of its step. */
interface OrderedRow {
  readonly at: number;
  readonly title: string;
}

/** What decides the order of a page. */
interface PageOrder {
  readonly steps: readonly Pick<LadderStep, 'titleWords'>[];
  readonly order: CursorPosition['order'];
}

/**
 * Sorts the rows of each step so that those whose titles show a named word come first. Keeps the order by distance. Only
 * within a page, so that its last row in the order of the database remains the position of the cursor.
 */
export function titlesFirst<Row extends OrderedRow>(
  rows: readonly Row[],
  { steps, order }: PageOrder,
): readonly Row[] {
  if (order === 'NEAREST') return rows;
  const isShown = ({ at, title }: Row): boolean => {
    const words = steps[at]?.titleWords ?? [];
    return words.length > 0 && wordsOf(title).some((word) => words.includes(word));
  };
  const ranks = new Map(rows.map((row) => [row, 2 * row.at + (isShown(row) ? 0 : 1)]));
  return rows.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}
