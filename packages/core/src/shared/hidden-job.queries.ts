import { raw } from '@nukkad/db/sql.ts';
import { HIDDEN_REASONS } from '@nukkad/job-search/hidden-reasons.ts';

const LISTED = HIDDEN_REASONS.map((reason) => `'${reason}'`).join(', ');

/** SQL: whether the job `j` is visible. */
export const IS_NOT_HIDDEN = raw(`(j.status_reason IS NULL OR j.status_reason NOT IN (${LISTED}))`);
