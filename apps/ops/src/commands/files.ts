import { encryptFilesAgain } from '@nukkad/core/files/encrypt-files-again.ts';
import { type Command, Incomplete } from '../command.ts';
import { note } from '../note.ts';

/** Encrypts stored papers with the current FILE_SECRET. */
export const filesEncryptAgain: Command = {
  name: 'files encrypt-again',
  parameters: [],
  needsSecret: true,
  summary:
    'Encrypts papers with the current FILE_SECRET that FILE_SECRET_PREVIOUS had encrypted. It can be repeated.',
  examples: ['files encrypt-again'],
  run: async ({ container, actor, say }) => {
    const counts = await encryptFilesAgain(container, ({ files, encryptedAgain }) =>
      say(`${files} files read, ${encryptedAgain} encrypted again`),
    );
    const details = { ...counts };
    await note(container.database.prisma, container, {
      actor,
      action: 'files-encrypted-again',
      subject: 'encrypted files',
      details,
    });
    return counts.missing + counts.unreadable === 0 ? details : new Incomplete(details);
  },
};
