import { rm, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { postgis } from '@electric-sql/pglite-postgis';
import { addressFile, clearFolder, clusterPath, inspectFolder, markFolder } from './data-folder.ts';
import { diskProblem } from './disk-problem.ts';
import { DataFolderError, MENDING_COMMAND } from './errors.ts';
import { lockFolder } from './folder-lock.ts';
import { serveSocket } from './socket-server.ts';

/** Opens PGlite with the extensions that migrations may create. `memory://` stores nothing on disk. */
function openPglite(dataDir: string, snapshot?: Blob): Promise<PGlite> {
  const extensions = { postgis, pg_trgm, btree_gist, unaccent };
  return PGlite.create({ dataDir, extensions, ...(snapshot && { loadDataDir: snapshot }) });
}

/**
 * Returns the tables and indexes whose files are shorter than the page count in the catalog. It reads only file
 * sizes.
 */
const SHORT_RELATIONS = `
  SELECT oid::regclass::text AS name FROM pg_class
  WHERE relkind IN ('r', 'i', 't', 'm')
    AND relpages::bigint * current_setting('block_size')::bigint > pg_relation_size(oid)`;

/** A running embedded database. `stop` waits for the running query, flushes all data and unlocks the folder. */
export interface EmbeddedDatabase {
  connectionString: string;
  port: number;
  /** Returns the database's files as a tar archive, from which other databases can start. */
  takeSnapshot(): Promise<Blob>;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Data folder, or `memory://`. */
  dataDir: string;
  /** Port on the loopback address; 0 for any free port. */
  port: number;
  /** Whether to delete an existing database and create a new one. */
  fresh?: boolean;
  /** Snapshot to load into a database in memory. */
  snapshot?: Blob;
}

/**
 * Starts PGlite with PostGIS in this process, for PostgreSQL clients of any process. The first
 * start takes some seconds, later ones one or two. Throws DataFolderError if the folder cannot be used.
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  if (options.dataDir === 'memory://') {
    return servePglite(await openPglite('memory://', options.snapshot), options.port, async () => {});
  }
  try {
    return await startInFolder(options);
  } catch (error) {
    throw diskFailure(error, options.dataDir);
  }
}

/**
 * Converts an error of opening the database. A full or read-only disk is reported as such, because the database is
 * then not damaged.
 */
function diskFailure(error: unknown, folder: string): unknown {
  const isFolderError = error instanceof DataFolderError;
  if (isFolderError && error.problem !== 'BROKEN') return error;
  const problem = diskProblem(isFolderError ? error.cause : error, folder);
  return problem === null ? error : new DataFolderError('DISK', problem, { cause: error });
}

async function startInFolder(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const unlock = await lockFolder(options.dataDir);
  try {
    if (options.fresh) await clearFolder(options.dataDir);
    if ((await inspectFolder(options.dataDir)) === 'empty') await makeCluster(options.dataDir);
    const address = addressFile(options.dataDir);
    const served = await serve(clusterPath(options.dataDir), options.port, async () => {
      await rm(address, { force: true });
      await unlock();
    });
    // The file is next to the lock. Tools use it to connect while the database runs.
    await writeFile(address, served.connectionString, { mode: 0o600 });
    return served;
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function makeCluster(folder: string): Promise<void> {
  await markFolder(folder, 'making');
  const pglite = await openPglite(clusterPath(folder));
  await pglite.exec('CREATE EXTENSION IF NOT EXISTS postgis');
  await pglite.close();
  await markFolder(folder, 'made');
}

/** Opens a database. Throws if it does not open, or if files are missing or truncated. */
async function openWhole(path: string): Promise<PGlite> {
  const pglite = await openPglite(path);
  const { rows } = await pglite.query<{ name: string }>(SHORT_RELATIONS);
  if (rows.length === 0) return pglite;
  await pglite.close();
  throw new Error(`Too short: ${rows.map(({ name }) => name).join(', ')}`);
}

async function serve(path: string, port: number, afterwards: () => Promise<void>): Promise<EmbeddedDatabase> {
  const pglite = await openWhole(path).catch((cause: unknown) => {
    throw new DataFolderError(
      'BROKEN',
      `The database in ${path} is damaged. To make it anew: ${MENDING_COMMAND}`,
      { cause },
    );
  });
  return servePglite(pglite, port, afterwards);
}

async function servePglite(
  pglite: PGlite,
  port: number,
  afterwards: () => Promise<void>,
): Promise<EmbeddedDatabase> {
  const server = await serveSocket(pglite, port).catch(async (error: unknown) => {
    await pglite.close();
    throw error;
  });
  const stop = async () => {
    await server.stop();
    await pglite.close();
    await afterwards();
  };
  const connectionString = `postgresql://postgres@127.0.0.1:${server.port}/postgres`;
  return { connectionString, port: server.port, stop, takeSnapshot: async () => pglite.dumpDataDir('none') };
}
