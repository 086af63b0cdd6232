import { countedSql, type RowsVariant } from '../sql/matching-rows.ts';
import { type Statement, statement } from '../sql/statement.ts';

/** A statement with only the count of a page's statement. */
export const countStatement = (variant: RowsVariant): Statement =>
  statement(`count ${JSON.stringify(variant)}`, () => `SELECT (${countedSql(variant)}) AS total`);
