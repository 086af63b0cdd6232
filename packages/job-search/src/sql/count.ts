import { allMatches, type RowsVariant } from './matching-rows.ts';

/** Matches counted up to `countTo`: reading stops when they are reached. */
export const countedSql = (variant: RowsVariant): string =>
  `SELECT count(*)::int FROM (${allMatches(variant)} LIMIT $countTo::int) counted`;

/** The ids of matches up to `countTo`, in no order: what several steps of a list find together is counted by them. */
export const matchingIdsSql = (variant: RowsVariant): string =>
  `SELECT ARRAY(SELECT job_id FROM (${allMatches(variant)}) matches LIMIT $countTo::int) AS ids`;
