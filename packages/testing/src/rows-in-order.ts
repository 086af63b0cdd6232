import { randomUUID } from 'node:crypto';

interface Row {
  readonly id: string;
  readonly at: string;
}
type Rows = readonly [Row, Row, Row, Row];

/**
 * Returns four rows in the order of a list: oldest first, and rows of the same time by their ids. The later rows have the
 * smallest and the largest id, so that the order of the ids alone is another one.
 */
export function rowsInOrder(early: string, late: string): Rows {
  const [a = '', b = '', c = '', d = ''] = [1, 2, 3, 4].map(() => randomUUID()).toSorted();
  return [
    { id: b, at: early },
    { id: c, at: early },
    { id: a, at: late },
    { id: d, at: late },
  ];
}

/**
 * Returns the same rows in an order in which neither times nor ids are sorted. Of the rows of one time, the larger id comes
 * first in one pair and last in the other, so that the order of insertion is never the order of a list.
 */
export const shuffled = ([first, second, third, fourth]: Rows): readonly Row[] => [
  second,
  third,
  first,
  fourth,
];
