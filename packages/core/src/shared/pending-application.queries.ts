import { raw } from '@nukkad/db/sql.ts';

/** Where an application stands while nobody has decided it. */
export const PENDING_STATUSES = ['APPLIED', 'SHORTLISTED', 'SCHEDULED', 'INTERVIEWED'] as const;

/** The same as a condition on `application`. */
export const IS_PENDING = raw(`status IN (${PENDING_STATUSES.map((status) => `'${status}'`).join(', ')})`);
