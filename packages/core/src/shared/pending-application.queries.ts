import { raw } from '@nukkad/db/sql.ts';

/** The statuses of an application that is not decided yet. */
export const PENDING_STATUSES = ['APPLIED', 'SHORTLISTED', 'SCHEDULED', 'INTERVIEWED'] as const;

/** SQL: whether an `application` is not decided yet. */
export const IS_PENDING = raw(`status IN (${PENDING_STATUSES.map((status) => `'${status}'`).join(', ')})`);
