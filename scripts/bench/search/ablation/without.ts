import { ACCESS_PATHS, type AccessPath } from '@nukkad/job-search/access-path.ts';
import { withClient } from '../../shared/with-client.ts';
import type { Part } from './parts.ts';

const OVERLOOK = `UPDATE pg_index SET indisvalid = $2 WHERE indexrelid = ANY ($1::regclass[]::oid[])`;
/** Whoever has planned a statement of these tables plans it anew. */
const PLAN_ANEW = `UPDATE pg_class SET reltuples = reltuples WHERE oid IN
  (SELECT indrelid FROM pg_index WHERE indexrelid = ANY ($1::regclass[]::oid[]))`;

/**
 * The server overlooks indexes that are marked invalid, and needs no time to have them back. Only a superuser may do it,
 * which is why the bench has a server of its own.
 */
async function overlook(url: string, indexes: readonly string[], isOverlooked: boolean): Promise<void> {
  if (indexes.length === 0) return;
  await withClient(url, async (client) => {
    await client.query(OVERLOOK, [indexes, !isOverlooked]);
    await client.query(PLAN_ANEW, [indexes]);
  });
}

/** The planner chooses among the paths that stand in its table: some are taken out of it for as long as the work lasts. */
async function withoutPaths<T>(paths: readonly AccessPath[], work: () => Promise<T>): Promise<T> {
  const all = { ...ACCESS_PATHS };
  for (const path of paths) Reflect.deleteProperty(ACCESS_PATHS, path);
  try {
    return await work();
  } finally {
    Object.assign(ACCESS_PATHS, all);
  }
}

/** Does the work while the parts are switched off, in this process and in the database. */
export async function without<T>(url: string, parts: readonly Part[], work: () => Promise<T>): Promise<T> {
  const indexes = parts.flatMap((part) => part.indexes);
  await overlook(url, indexes, true);
  try {
    return await withoutPaths(
      parts.flatMap((part) => part.paths),
      work,
    );
  } finally {
    await overlook(url, indexes, false);
  }
}
