import { ACCESS_PATHS, type AccessPath } from '@nukkad/job-search/access-path.ts';
import { withClient } from '../../shared/with-client.ts';
import type { Part } from './parts.ts';

const SET_VALID = `UPDATE pg_index SET indisvalid = $2 WHERE indexrelid = ANY ($1::regclass[]::oid[])`;
/** SQL that invalidates cached plans of the tables. */
const INVALIDATE_PLANS = `UPDATE pg_class SET reltuples = reltuples WHERE oid IN
  (SELECT indrelid FROM pg_index WHERE indexrelid = ANY ($1::regclass[]::oid[]))`;

/**
 * Marks indexes as invalid, so that the server ignores them, or as valid again, which takes no time. Only a superuser may do
 * this, so the benchmark needs its own server.
 */
async function setIgnored(url: string, indexes: readonly string[], isIgnored: boolean): Promise<void> {
  if (indexes.length === 0) return;
  await withClient(url, async (client) => {
    await client.query(SET_VALID, [indexes, !isIgnored]);
    await client.query(INVALIDATE_PLANS, [indexes]);
  });
}

/** Removes access paths from the planner's table while the work runs. */
async function withoutPaths<T>(paths: readonly AccessPath[], work: () => Promise<T>): Promise<T> {
  const all = { ...ACCESS_PATHS };
  for (const path of paths) Reflect.deleteProperty(ACCESS_PATHS, path);
  try {
    return await work();
  } finally {
    Object.assign(ACCESS_PATHS, all);
  }
}

/** Runs the work while parts are switched off, in this process and in the database. */
export async function without<T>(url: string, parts: readonly Part[], work: () => Promise<T>): Promise<T> {
  const indexes = parts.flatMap((part) => part.indexes);
  await setIgnored(url, indexes, true);
  try {
    return await withoutPaths(
      parts.flatMap((part) => part.paths),
      work,
    );
  } finally {
    await setIgnored(url, indexes, false);
  }
}
