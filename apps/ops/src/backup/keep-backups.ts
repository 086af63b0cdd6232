import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BackupProblem } from './backup-problem.ts';
import { checkBackup } from './check-backup.ts';
import { withConnection } from './connect.ts';
import { type BackupParts, makeBackup } from './make-backup.ts';
import { MANIFEST, type Manifest, readManifest } from './manifest.ts';
import {
  expiredBackups,
  type GoodBackup,
  type KeepRules,
  latestDue,
  SCHEDULED_NAME,
  scheduledName,
} from './retention.ts';

/**
 * Name of the file with the result of a check and the hash of the checked manifest. The result is ignored if the
 * manifest has another hash.
 */
const MARK = 'checked.json';
const REMOVED = '.removed';
const LEFTOVER = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.(?:part-.*|removed)$/;
/** Age in milliseconds from which an unchanged incomplete backup is a leftover and is removed. */
const LEFTOVER_MS = 2 * 86_400_000;
/**
 * Key of the PostgreSQL advisory lock that lets only one process at a time make and remove the backups of a database.
 */
const LOCK = 8_620_031;

export interface Keeping extends BackupParts {
  readonly rules: KeepRules;
  /** Hour of the day in Indian time (0 to 23) from which the daily backup is due. */
  readonly hour: number;
}

export interface Retained {
  /** Name of the new backup; null if none was due. */
  readonly made: { readonly name: string; readonly manifest: Manifest } | null;
  /** Name of the newest complete and checked backup. */
  readonly newest: GoodBackup | null;
  readonly retained: number;
  readonly removed: readonly string[];
  /** Names of damaged scheduled backups. The retention rules skip them, and they are never removed. */
  readonly damaged: readonly { readonly name: string; readonly problem: string }[];
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

async function writeMark(folder: string, manifest: string, problem: string | null): Promise<void> {
  const file = await open(join(folder, MARK), 'w', 0o600);
  await file.writeFile(`${JSON.stringify({ manifest: hashOf(manifest), problem })}\n`);
  await file.sync();
  await file.close();
}

/** Returns the result of the last check of this manifest: null if it was valid, undefined if it was never checked. */
async function readMark(folder: string, manifest: string): Promise<string | null | undefined> {
  try {
    const mark = JSON.parse(await readFile(join(folder, MARK), 'utf8')) as {
      manifest: string;
      problem: string | null;
    };
    return mark.manifest === hashOf(manifest) ? mark.problem : undefined;
  } catch {
    return undefined;
  }
}

/** Returns why a backup is damaged, or null. The backup is read once; the result is stored in its folder. */
async function problemOf(
  folder: string,
  { onProgress }: Pick<BackupParts, 'onProgress'>,
): Promise<string | null> {
  const manifest = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (manifest === null) return `it has no ${MANIFEST}`;
  const known = await readMark(folder, manifest);
  if (known !== undefined) return known;
  const problem = await checkBackup(folder, onProgress).then(
    () => null,
    (error: unknown) => {
      if (error instanceof BackupProblem) return error.message;
      throw error;
    },
  );
  await writeMark(folder, manifest, problem);
  return problem;
}

async function readScheduled(folder: string, parts: Pick<BackupParts, 'onProgress'>) {
  const good: GoodBackup[] = [];
  const damaged: { name: string; problem: string }[] = [];
  for (const name of (await readdir(folder)).filter((entry) => SCHEDULED_NAME.test(entry)).sort()) {
    const problem = await problemOf(join(folder, name), parts);
    if (problem !== null) damaged.push({ name, problem });
    else good.push({ name, made: new Date((await readManifest(join(folder, name))).made) });
  }
  return { good, damaged };
}

const newestOf = (good: readonly GoodBackup[]): GoodBackup | null =>
  good.reduce<GoodBackup | null>((best, one) => (best === null || one.made > best.made ? one : best), null);

/**
 * Removes a backup. The folder is renamed first, so that an interrupted removal never leaves a folder with a valid
 * backup's name.
 */
async function remove(folder: string, { name }: GoodBackup): Promise<void> {
  await rename(join(folder, name), join(folder, name + REMOVED));
  await rm(join(folder, name + REMOVED), { recursive: true, force: true });
}

async function removeLeftovers(folder: string, now: Date): Promise<void> {
  for (const name of (await readdir(folder)).filter((entry) => LEFTOVER.test(entry))) {
    const { mtimeMs } = await stat(join(folder, name));
    const isOld = now.getTime() - mtimeMs > LEFTOVER_MS;
    if (isOld || name.endsWith(REMOVED)) await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function keep(folder: string, { rules, hour, ...parts }: Keeping): Promise<Retained> {
  const { now } = parts;
  await removeLeftovers(folder, now);
  let { good, damaged } = await readScheduled(folder, parts);
  const before = newestOf(good);
  const isDue = before === null || before.made < latestDue(now, hour);
  let made: Retained['made'] = null;
  if (isDue) {
    const name = scheduledName(now);
    made = { name, manifest: await makeBackup(join(folder, name), parts) };
    ({ good, damaged } = await readScheduled(folder, parts));
    // If the new backup is damaged, the disk may be failing, so no other backup is removed.
    const problem = damaged.find((one) => one.name === name)?.problem;
    if (problem !== undefined) throw new BackupProblem([`the new backup ${name} is damaged:`, problem]);
  }
  const expired = expiredBackups(good, rules);
  for (const backup of expired) await remove(folder, backup);
  const retained = good.length - expired.length;
  return { made, newest: newestOf(good), retained, removed: expired.map(({ name }) => name), damaged };
}

/**
 * Makes and checks the daily backup once it is due, then removes the backups that no retention rule keeps. Only
 * complete and checked backups count for the rules, and the newest of them is never removed. Throws BackupProblem if
 * another process holds the lock for this database, or if the new backup is damaged.
 */
export async function keepBackups(folder: string, keeping: Keeping): Promise<Retained> {
  const target = resolve(folder);
  await mkdir(target, { recursive: true });
  return withConnection(keeping.url, async (client) => {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS "isMine"', [LOCK]);
    if (rows[0].isMine !== true)
      throw new BackupProblem(['another process keeps the backups of this database']);
    return keep(target, keeping);
  });
}
