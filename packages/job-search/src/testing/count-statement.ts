import { countedSql, type RowsVariant } from '../sql/matching-rows.ts';
import { type Statement, statement } from '../sql/statement.ts';

/** The count of a page's statement, alone. */
export const countStatement = (variant: RowsVariant): Statement =>
  statement(`count ${JSON.stringify(variant)}`, () => `SELECT (${countedSql(variant)}) AS total`);
