import { createHash } from 'node:crypto';
import { type MigrateOptions, migrateDeploy } from './migrate-deploy.ts';
import { MIGRATIONS_DIR, readMigrations } from './read-migrations.ts';
import { prepareRoles, type RoleOptions } from './roles/prepare-roles.ts';
import { RIGHTS } from './roles/rights.ts';
import { prepareTaskQueue, taskQueueSchema } from './task-queue.ts';

/**
 * Brings a database to the state that the servers need: applies the pending migrations, creates or updates the tables
 * of the task queue, and gives the servers' roles their rights. Returns the names of the applied migrations.
 */
export async function deployDatabase(
  connectionString: string,
  { passwords, owner, ...options }: MigrateOptions & RoleOptions = {},
): Promise<string[]> {
  const applied = await migrateDeploy(connectionString, options);
  await prepareTaskQueue(connectionString);
  await prepareRoles(connectionString, { passwords, owner });
  return applied;
}

/** Returns a short hash that changes when `deployDatabase` would make another database of an empty one. */
export async function deployFingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const { name, sql } of await readMigrations(MIGRATIONS_DIR)) hash.update(`${name}\0${sql}\0`);
  hash.update(taskQueueSchema());
  hash.update(JSON.stringify(RIGHTS));
  return hash.digest('hex').slice(0, 16);
}
