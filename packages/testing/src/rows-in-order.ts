import { randomUUID } from 'node:crypto';

interface Row {
  readonly id: string;
  readonly at: string;
}
type Rows = readonly [Row, Row, Row, Row, Row];

/**
 * Returns five rows in the order of a list: oldest first, and rows of the same time by their ids. The later rows have the
 * smallest and the largest ids, so that the order of the ids alone is another one. There are three of them, because a query
 * reads one row more than a page of one has, and may sort these two once more.
 */
export function rowsInOrder(early: string, late: string): Rows {
  const [a = '', b = '', c = '', d = '', e = ''] = [1, 2, 3, 4, 5].map(() => randomUUID()).toSorted();
  return [
    { id: b, at: early },
    { id: c, at: early },
    { id: a, at: late },
    { id: d, at: late },
    { id: e, at: late },
  ];
}

/**
 * Returns the same rows in an order in which neither times nor ids are sorted. The ids of the earlier rows descend and those
 * of the later rows ascend, so that the order of insertion is never the order of a list.
 */
export const shuffled = ([first, second, third, fourth, fifth]: Rows): readonly Row[] => [
  second,
  third,
  first,
  fourth,
  fifth,
];
