import type { Container } from '@nukkad/core/container.ts';
import { BACKUP_CHECKED } from '@nukkad/core/metrics/backup-age.queries.ts';
import { BackupProblem } from '../backup/backup-problem.ts';
import { checkBackup } from '../backup/check-backup.ts';
import { keepBackups } from '../backup/keep-backups.ts';
import { makeBackup } from '../backup/make-backup.ts';
import type { Manifest } from '../backup/manifest.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import {
  type Command,
  type CommandContext,
  Incomplete,
  optionText,
  Refusal,
  type Row,
  UsageError,
} from '../command.ts';
import { Progress } from '../import/progress.ts';
import { note } from '../note.ts';

const summaryOf = (folder: string, { made, version, migrations, tables, files }: Manifest): Row => ({
  folder,
  made,
  version,
  schema: migrations.at(-1) ?? 'none',
  tables: tables.length,
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  files: files.count,
  fileBytes: files.bytes,
  filesMissing: files.missing,
});

/** Turns a BackupProblem into a Refusal, so that its message is printed as it is. */
async function refusing<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof BackupProblem ? new Refusal(error.message) : error;
  });
}

function progressReporter(say: CommandContext['say']) {
  const progress = new Progress(say);
  return (step: string, done: number, total: number | undefined, unit: string) =>
    progress.report(step, done, total, unit);
}

export const backupMake: Command = {
  name: 'backup make',
  parameters: ['folder'],
  summary: 'Writes the whole database and the stored files into a new folder, while everything runs.',
  examples: ['backup make /backups/2026-11-22'],
  run: async ({ container, actor, say }, folder = '') => {
    const { config, storage: store, clock, database } = container;
    const parts = {
      url: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
      store,
      version: config.APP_VERSION,
      now: clock.now(),
    };
    const manifest = await refusing(makeBackup(folder, { ...parts, onProgress: progressReporter(say) }));
    await note(database.prisma, container, {
      actor,
      action: 'backup-made',
      subject: manifest.made,
      details: summaryOf(folder, manifest),
    });
    return summaryOf(folder, manifest);
  },
};

export const backupCheck: Command = {
  name: 'backup check',
  parameters: ['folder'],
  summary: 'Reads a whole backup and reports what is missing or damaged.',
  examples: ['backup check /backups/2026-11-22'],
  run: async ({ container, actor, say }, folder = '') => {
    const manifest = await refusing(checkBackup(folder, progressReporter(say)));
    await noteChecked(container, actor, manifest);
    return summaryOf(folder, manifest);
  },
};

/** Adds an audit entry for a checked backup. The metric for the age of the last backup reads these entries. */
const noteChecked = (container: Container, actor: string, { made }: Manifest): Promise<void> =>
  note(container.database.prisma, container, { actor, action: BACKUP_CHECKED, subject: made });

const COUNT_MAX = 1000;
const KEEP_DEFAULTS = { daily: 7, weekly: 4, monthly: 6 } as const;
const HOUR_DEFAULT = 2;
const LAST_HOUR = 23;

/** Returns the whole number of an option, or its default. Throws UsageError if it is not from 0 to `most`. */
function wholeNumber(
  options: CommandContext['options'],
  name: string,
  fallback: number,
  most: number,
): number {
  const text = optionText(options, name);
  if (text === undefined) return fallback;
  if (!/^\d{1,4}$/.test(text) || Number(text) > most)
    throw new UsageError(`--${name} is a whole number from 0 to ${most}`);
  return Number(text);
}

export const backupKeep: Command = {
  name: 'backup keep',
  parameters: ['folder'],
  options: {
    daily: { type: 'string', value: 'N', help: 'keep the last backup of each of N days (7)' },
    weekly: { type: 'string', value: 'N', help: 'and of each of N weeks (4)' },
    monthly: { type: 'string', value: 'N', help: 'and of each of N months (6)' },
    hour: {
      type: 'string',
      value: 'HOUR',
      help: 'the hour of India from which a backup is due each day (2)',
    },
  },
  summary:
    'Makes and checks the backup of the day if it is due, then removes older ones that no rule keeps; for a timer, each hour.',
  examples: ['backup keep /backups', 'backup keep /backups --daily 14 --weekly 8 --monthly 12 --hour 3'],
  run: async ({ container, actor, options, say }, folder = '') => {
    const { config, storage: store, clock } = container;
    const { daily, weekly, monthly } = KEEP_DEFAULTS;
    const rules = {
      daily: wholeNumber(options, 'daily', daily, COUNT_MAX),
      weekly: wholeNumber(options, 'weekly', weekly, COUNT_MAX),
      monthly: wholeNumber(options, 'monthly', monthly, COUNT_MAX),
    };
    const { made, newest, retained, removed, damaged } = await refusing(
      keepBackups(folder, {
        url: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
        store,
        version: config.APP_VERSION,
        now: clock.now(),
        onProgress: progressReporter(say),
        rules,
        hour: wholeNumber(options, 'hour', HOUR_DEFAULT, LAST_HOUR),
      }),
    );
    if (made !== null) await noteChecked(container, actor, made.manifest);
    const answer = {
      made: made?.name ?? null,
      newest: newest?.name ?? null,
      retained,
      removed: removed.join(', ') || null,
      ...(damaged.length > 0 ? { damaged } : {}),
    };
    return damaged.length > 0 ? new Incomplete(answer) : answer;
  },
};

export const backupRestore: Command = {
  name: 'backup restore',
  parameters: ['folder'],
  options: {
    replace: { type: 'boolean', help: 'overwrite the data in the database, and files with the same key' },
  },
  summary:
    'Restores a backup into an empty database and store, and migrates it to this version. It runs "backup check" first.',
  examples: ['backup restore /backups/2026-11-22'],
  run: async ({ container, actor, options, say }, folder = '') => {
    const { config, storage: store, database } = container;
    const isReplacing = options.replace === true;
    const parts = {
      url: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
      store,
      isReplacing,
      onProgress: progressReporter(say),
    };
    const manifest = await refusing(restoreBackup(folder, parts));
    await note(database.prisma, container, {
      actor,
      action: 'backup-restored',
      subject: manifest.made,
      details: { ...summaryOf(folder, manifest), isReplacing },
    });
    return summaryOf(folder, manifest);
  },
};
