import { countedSql, type RowsVariant } from '../sql/matching-rows.ts';
import { type Statement, statement } from '../sql/statement.ts';

/** Returns a statement that runs only the counting part of a page's statement. */
export const countStatement = (variant: RowsVariant): Statement =>
  statement(`count ${JSON.stringify(variant)}`, () => `SELECT (${countedSql(variant)}) AS total`);
