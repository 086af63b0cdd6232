import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Container } from '@nukkad/core/container.ts';
import { deleteAccount } from '@nukkad/core/erasure/delete-account.ts';
import { exportData } from '@nukkad/core/erasure/export-data.ts';
import { openStoredFile } from '@nukkad/core/files/open-stored-file.ts';
import { type Command, FileText, Incomplete, optionText, UsageError } from '../command.ts';
import { cannotWrite, STANDARD_OUTPUT, writeExport } from '../export/write-records.ts';
import { requireNote, seekerIdOf, seekersBy } from '../find.ts';
import { note } from '../note.ts';

/** File mode of personal data, which lets only the owner read the file. */
const PRIVATE = { mode: 0o600 };

const REASON = {
  type: 'string',
  value: 'TEXT',
  help: 'noted in the audit, which outlives the account: "letter of 1 December", no names, no numbers',
} as const;

/**
 * Writes the seeker's decrypted files into a folder. Their storage keys are the file names. Returns the number of
 * files.
 */
async function writeFiles(container: Container, seekerId: string, folder: string): Promise<number> {
  const where = { candidateId: seekerId, deletedAt: null };
  const files = await container.database.prisma.storedFile.findMany({ where });
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(cannotWrite(folder));
  for (const file of files) {
    const body = await openStoredFile(container, file);
    const bytes = Buffer.isBuffer(body) ? body : await buffer(body);
    const path = join(folder, file.key.replaceAll('/', '-'));
    await writeExport(path, bytes, PRIVATE);
  }
  return files.length;
}

/** Exports all data of a seeker, with the same content as the seeker's own export in the app. */
export const seekersExport: Command = {
  name: 'seekers export',
  parameters: ['seeker', 'file'],
  needsSecret: true,
  options: {
    files: { type: 'string', value: 'FOLDER', help: 'writes resume, photo, video and papers there too' },
    reason: REASON,
  },
  summary:
    'Writes all that is stored of a seeker to a .json file, as the seeker’s own export does; "-" is standard output.',
  examples: [
    'seekers export 9876543210 asha.json --files asha-files --reason "letter of 1 December"',
    'seekers export 9876543210 -',
  ],
  run: async ({ container, actor, options }, text = '', file = '') => {
    const given = optionText(options, 'reason');
    const reason = given === undefined ? undefined : requireNote(given);
    const folder = optionText(options, 'files');
    const seeker = await seekerIdOf(container, text);
    const exported = await exportData(container, seeker);
    const content = `${JSON.stringify(exported, null, 2)}\n`;
    // The audit entry is written before the file, so that no copy exists without an entry.
    const details = { reason, files: folder !== undefined };
    await note(container.database.prisma, container, {
      actor,
      action: 'seeker-exported',
      subject: seeker,
      details,
    });
    if (file !== STANDARD_OUTPUT) await writeExport(file, content, PRIVATE);
    const files = folder === undefined ? 0 : await writeFiles(container, seeker, folder);
    if (file === STANDARD_OUTPUT) return new FileText(content);
    return { seeker, file, sections: exported.sections.length, files };
  },
};

/** Deletes an account on the seeker's behalf. */
export const seekersErase: Command = {
  name: 'seekers erase',
  parameters: ['seeker'],
  needsSecret: true,
  options: {
    reason: REASON,
    confirm: { type: 'boolean', help: 'erase the account; without it the command only shows whose it is' },
  },
  summary:
    'Deletes a seeker’s account, as the seeker’s own deletion does: hidden and signed out at once, erased within minutes.',
  examples: [
    'seekers erase 9876543210 --reason "letter of 1 December"',
    'seekers erase 9876543210 --reason "letter of 1 December" --confirm',
  ],
  run: async ({ container, actor, options }, text = '') => {
    const given = optionText(options, 'reason');
    if (given === undefined) throw new UsageError('say why: --reason "letter of 1 December"');
    const reason = requireNote(given);
    const seeker = await seekerIdOf(container, text);
    if (options.confirm !== true) {
      const [row] = await seekersBy(container, actor, seeker);
      await note(container.database.prisma, container, {
        actor,
        action: 'seeker-looked-up',
        subject: seeker,
      });
      return new Incomplete({ ...row, erased: false, next: 'nothing is erased yet: add --confirm' });
    }
    await deleteAccount(container, seeker, { actor, reason });
    return {
      seeker,
      erased: true,
      next: 'files and records go with the next background run, within minutes',
    };
  },
};
