import type { Query } from '@nukkad/db/sql.ts';
import { type CommandContext, optionText, ROWS_MAX, UsageError } from '../command.ts';

/** The option of a list that has pages. */
export const PAGE = {
  page: { type: 'string', value: 'N', help: `the next ${ROWS_MAX} rows: 2, 3 …` },
} as const;

/** Rows before the page that is asked for. */
export function rowsBefore(options: CommandContext['options']): number {
  const text = optionText(options, 'page') ?? '1';
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError('--page is a number from 1 on');
  return (Number(text) - 1) * ROWS_MAX;
}

/** A list that ends with its LIMIT, from the page on that the options ask for. */
export const onPage = <Row>(query: Query<Row>, options: CommandContext['options']): Query<Row> => ({
  ...query,
  text: `${query.text} OFFSET ${rowsBefore(options)}`,
});
