import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderError, MENDING_COMMAND } from './errors.ts';

/** Changes when folders of older make cannot be opened any more: PGlite's PostgreSQL is part of it. */
export const FORMAT = 'pglite-0.5/postgresql-18';

interface Marker {
  format: string;
  /** `making` from the first byte until the database has opened and closed once cleanly. */
  state: 'making' | 'made';
}

/** Where the database proper lies in a folder of data. */
export function clusterPath(folder: string): string {
  return join(folder, 'cluster');
}

/** Where the database of a folder is reached while it runs. */
export function addressFile(folder: string): string {
  return join(folder, 'address');
}

/** Checks a folder before it is opened. Answers whether there is a database in it; throws when it is unusable. */
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

/** Notes how far the making of a folder's database has come. */
export async function markFolder(folder: string, state: Marker['state']): Promise<void> {
  const marker: Marker = { format: FORMAT, state };
  const file = join(folder, 'marker.json');
  await writeFile(`${file}.new`, JSON.stringify(marker));
  await rename(`${file}.new`, file);
}

/** Removes the database of a folder, so that the next start makes it anew. */
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
