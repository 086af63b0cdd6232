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

/** Opens PGlite with the extensions that migrations may create; `memory://` keeps nothing. */
function openPglite(dataDir: string, snapshot?: Blob): Promise<PGlite> {
  const extensions = { postgis, pg_trgm, btree_gist, unaccent };
  return PGlite.create({ dataDir, extensions, ...(snapshot && { loadDataDir: snapshot }) });
}

/** Tables and indexes whose files hold fewer pages than were last counted in them: only sizes are read. */
const SHORT_RELATIONS = `
  SELECT oid::regclass::text AS name FROM pg_class
  WHERE relkind IN ('r', 'i', 't', 'm')
    AND relpages::bigint * current_setting('block_size')::bigint > pg_relation_size(oid)`;

/** A running embedded database; `stop` lets the running query end, then writes all and frees the folder. */
export interface EmbeddedDatabase {
  connectionString: string;
  port: number;
  /** All its files as a tar archive, from which others are begun. */
  takeSnapshot(): Promise<Blob>;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder that keeps the data, or `memory://`. */
  dataDir: string;
  /** Port on the loopback address; 0 takes a free one. */
  port: number;
  /** Whether to make the database anew, whatever is in the folder. */
  fresh?: boolean;
  /** What a database in memory begins with. */
  snapshot?: Blob;
}

/**
 * Starts PGlite with PostGIS in this process, for PostgreSQL clients of any process. A first start takes some
 * seconds, later ones one or two. Throws DataFolderError when the folder cannot be used.
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

/** A database that does not open because its disk is full or read-only is not damaged: making it anew cannot help. */
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
    // Beside the lock, for tools that run while this does.
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

/** Opens a database; throws when it does not open, or when files of it are missing or cut short. */
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
