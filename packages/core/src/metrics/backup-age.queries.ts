import { nullable, timestamptz } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

/** The action of the audit entry for a checked backup; its subject is the moment that the backup shows. */
export const BACKUP_CHECKED = 'backup-checked';

/** The moment of the newest checked backup, and the moment since which the database has tables. */
export const selectBackupMoments = () =>
  sql({ newest: nullable(timestamptz), since: nullable(timestamptz) })`
  SELECT (SELECT max(subject::timestamptz) FROM audit_entry WHERE action = ${BACKUP_CHECKED}) AS newest,
         (SELECT min(finished_at) FROM _prisma_migrations) AS since`;
