import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderError, MENDING_COMMAND } from './errors.ts';

/**
 * Version of the data format, including PGlite's PostgreSQL version. A folder of another version cannot be opened.
 */
export const FORMAT = 'pglite-0.5/postgresql-18';

interface Marker {
  format: string;
  /** State of the database: `making` until it has been opened and closed once without an error. */
  state: 'making' | 'made';
}

/** Returns the path of the folder with PGlite's files inside a data folder. */
export function clusterPath(folder: string): string {
  return join(folder, 'cluster');
}

/** Returns the path of the file that contains the running database's connection string. */
export function addressFile(folder: string): string {
  return join(folder, 'address');
}

/**
 * Returns `made` if a data folder contains a database, else `empty`. Throws DataFolderError if the folder cannot be
 * used.
 */
export async function inspectFolder(folder: string): Promise<'empty' | 'made'> {
  const marker = await readMarker(folder);
  const isEmpty = (await readdir(clusterPath(folder)).catch(() => [])).length === 0;
  if (marker === undefined && isEmpty) return 'empty';
  const again = `To make it anew: ${MENDING_COMMAND}`;
  if (marker?.state === 'made' && isEmpty) {
    throw new DataFolderError('BROKEN', `The database in ${folder} is gone. ${again}`);
  }
  if (marker?.state !== 'made') {
    throw new DataFolderError('HALF_MADE', `A first start left a half-made database in ${folder}. ${again}`);
  }
  if (marker.format !== FORMAT) {
    const versions = `it is of ${marker.format}, this program needs ${FORMAT}`;
    throw new DataFolderError(
      'OTHER_VERSION',
      `The database in ${folder} does not fit: ${versions}. ${again}`,
    );
  }
  return 'made';
}

/** Stores the state of a folder's database. */
export async function markFolder(folder: string, state: Marker['state']): Promise<void> {
  const marker: Marker = { format: FORMAT, state };
  const file = join(folder, 'marker.json');
  await writeFile(`${file}.new`, JSON.stringify(marker));
  await rename(`${file}.new`, file);
}

/** Deletes the database of a folder, so that the next start creates a new one. */
export async function clearFolder(folder: string): Promise<void> {
  await rm(clusterPath(folder), { recursive: true, force: true });
  await rm(join(folder, 'marker.json'), { force: true });
}

async function readMarker(folder: string): Promise<Partial<Marker> | undefined> {
  const text = await readFile(join(folder, 'marker.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as Partial<Marker>;
  } catch {
    return {};
  }
}
