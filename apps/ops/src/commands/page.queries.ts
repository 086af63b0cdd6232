import type { Query } from '@nukkad/db/sql.ts';
import { type CommandContext, optionText, ROWS_MAX, UsageError } from '../command.ts';

/** The `--page` option of lists. */
export const PAGE = {
  page: { type: 'string', value: 'N', help: `the next ${ROWS_MAX} rows: 2, 3 …` },
} as const;

/** Returns the offset of the requested page. */
export function rowsBefore(options: CommandContext['options']): number {
  const text = optionText(options, 'page') ?? '1';
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError('--page is a number from 1 on');
  return (Number(text) - 1) * ROWS_MAX;
}

/** Adds the OFFSET of the requested page to a query that ends with its LIMIT. */
export const onPage = <Row>(query: Query<Row>, options: CommandContext['options']): Query<Row> => ({
  ...query,
  text: `${query.text} OFFSET ${rowsBefore(options)}`,
});
