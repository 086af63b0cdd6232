import { nullable, timestamptz } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

/** Audit action of a verified backup. The subject of the entry is the moment of the backup. */
export const BACKUP_CHECKED = 'backup-checked';

/** Selects the time of the newest verified backup, and of the first migration of this database. */
export const selectBackupMoments = () =>
  sql({ newest: nullable(timestamptz), since: nullable(timestamptz) })`
  SELECT (SELECT max(subject::timestamptz) FROM audit_entry WHERE action = ${BACKUP_CHECKED}) AS newest,
         (SELECT min(finished_at) FROM _prisma_migrations) AS since`;
