import { BackupProblem } from '@nukkad/backup/backup-problem.ts';
import { checkBackup } from '@nukkad/backup/check-backup.ts';
import { makeBackup } from '@nukkad/backup/make-backup.ts';
import type { Manifest } from '@nukkad/backup/manifest.ts';
import { restoreBackup } from '@nukkad/backup/restore-backup.ts';
import { type Command, type CommandContext, Refusal, type Row } from '../command.ts';
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

/** Problems of a backup are told as they stand. */
async function refusing<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof BackupProblem ? new Refusal(error.message) : error;
  });
}

function teller(say: CommandContext['say']) {
  const progress = new Progress(say);
  return (step: string, done: number, total: number | undefined, unit: string) =>
    progress.tell(step, done, total, unit);
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
    const manifest = await refusing(makeBackup(folder, { ...parts, tell: teller(say) }));
    await note(database.prisma, container, { actor, action: 'backup-made', subject: manifest.made });
    return summaryOf(folder, manifest);
  },
};

export const backupCheck: Command = {
  name: 'backup check',
  parameters: ['folder'],
  summary: 'Reads a backup through and tells what is missing in it or not as it was written.',
  examples: ['backup check /backups/2026-11-22'],
  run: async ({ say }, folder = '') => summaryOf(folder, await refusing(checkBackup(folder, teller(say)))),
};

export const backupRestore: Command = {
  name: 'backup restore',
  parameters: ['folder'],
  options: {
    replace: { type: 'boolean', help: 'what is in the database may go, and files of the same key too' },
  },
  summary:
    'Brings a backup back into an empty database and store (after "backup check"), and up to the schema of this version.',
  examples: ['backup restore /backups/2026-11-22'],
  run: async ({ container, actor, options, say }, folder = '') => {
    const { config, storage: store, database } = container;
    const isReplacing = options.replace === true;
    const parts = {
      url: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
      store,
      isReplacing,
      tell: teller(say),
    };
    const manifest = await refusing(restoreBackup(folder, parts));
    await note(database.prisma, container, { actor, action: 'backup-restored', subject: manifest.made });
    return summaryOf(folder, manifest);
  },
};
