import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderError } from './errors.ts';

interface LockHolder {
  pid: number;
  /**
   * Start time of the process that holds the lock, in kernel ticks; null if unknown. It tells the process apart from
   * a later one with the same id.
   */
  began: string | null;
}

/** Locks a data folder for this process. Returns the release function; throws if another process holds the lock. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'lock');
  const release = () => rm(file, { force: true });
  if (await tryWrite(file)) return release;
  const holder = await readHolder(file);
  if (holder !== undefined && (await isRunning(holder))) {
    throw new DataFolderError(
      'IN_USE',
      `Another start (process ${holder.pid}) is using the data in ${folder}. Stop that one first.`,
    );
  }
  await release();
  if (await tryWrite(file)) return release;
  throw new DataFolderError('IN_USE', `Another start is using the data in ${folder}. Stop that one first.`);
}

async function tryWrite(file: string): Promise<boolean> {
  const holder: LockHolder = { pid: process.pid, began: (await lookUp(process.pid)).beginning };
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(JSON.stringify(holder));
    await handle.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function readHolder(file: string): Promise<LockHolder | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  try {
    return JSON.parse(text) as LockHolder;
  } catch {
    return undefined;
  }
}

async function isRunning({ pid, began }: LockHolder): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const { state, beginning } = await lookUp(pid);
  return state !== 'Z' && beginning === began;
}

/**
 * Returns the state of a process (Z for a zombie) and its start time from /proc. Both are null on systems other than
 * Linux.
 */
async function lookUp(pid: number): Promise<{ state: string | null; beginning: string | null }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] || null, beginning: fields[19] ?? null };
}
