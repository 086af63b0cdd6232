import { connectionProblem } from '@nukkad/db';
import { deployDatabase } from './deploy-database.ts';
import { readRolePasswords } from './roles/server-roles.ts';

/**
 * `node packages/migrations/src/main.ts`: applies the pending migrations to DATABASE_URL, and prepares the task queue
 * and the roles of the servers.
 */
const url = process.env.DATABASE_URL;
try {
  if (!url) throw new Error('DATABASE_URL is missing');
  const passwords = readRolePasswords(process.env);
  const applied = await deployDatabase(url, {
    passwords,
    onLocked: (name) => console.error(`${name} waits for a lock that others hold, and tries again`),
  });
  console.log(applied.length === 0 ? 'Nothing to migrate' : `Migrated: ${applied.join(', ')}`);
} catch (error) {
  // Only the message is printed, because it explains the problem: what the database lacks, or the statement that
  // failed.
  console.error((url ? connectionProblem(error, url) : null) ?? (error as Error).message);
  process.exitCode = 1;
}
