import { restoreSeeker, suspendSeeker } from '@nukkad/core/moderation/suspend-seeker.ts';
import { signOutSeeker } from '@nukkad/core/session/sign-out-seeker.ts';
import type { Command } from '../command.ts';
import { seekersBy } from '../find.ts';
import { note } from '../note.ts';
import { subjectCommand } from '../subject-command.ts';
import { reasonOption, requireReason } from '../suspension-reason.ts';
import { seekersFreeNumber } from './free-number.ts';
import { seekersErase, seekersExport } from './seekers-rights.ts';

const seekersFind: Command = {
  name: 'seekers find',
  parameters: ['phone|email|id'],
  needsSecret: true,
  summary:
    'Finds a seeker by number, address or id. The look-up is noted in the audit, and the seeker sees it among who saw the data.',
  examples: ['seekers find 9876543210'],
  run: async ({ container, actor }, text = '') => {
    const seekers = await seekersBy(container, actor, text);
    for (const { seeker: subject } of seekers)
      await note(container.database.prisma, container, { actor, action: 'seeker-looked-up', subject });
    return seekers;
  },
};

const seekersSuspend = subjectCommand({
  name: 'seekers suspend',
  about: 'seeker',
  options: { reason: reasonOption('seeker') },
  summary: 'Ends every login of a seeker and refuses new ones. The seeker sees the reason and how to object.',
  examples: ['seekers suspend 9876543210 --reason abuse', 'seekers suspend asha@mail.example --reason spam'],
  check: (options) => void requireReason(options),
  act: ({ container, actor, options, id }) =>
    suspendSeeker(container, { candidateId: id, actor, reason: requireReason(options) }),
});

const seekersRestore = subjectCommand({
  name: 'seekers restore',
  about: 'seeker',
  summary: 'Ends a suspension: the seeker may sign in again.',
  examples: ['seekers restore 9876543210'],
  act: async ({ container, actor, id }) => {
    await restoreSeeker(container, { candidateId: id, actor });
    return { restored: true };
  },
});

const seekersSignOut = subjectCommand({
  name: 'seekers sign-out',
  about: 'seeker',
  summary: 'Ends every login of a seeker, for example when a phone was stolen. The seeker may sign in again.',
  examples: ['seekers sign-out 9876543210'],
  act: ({ container, actor, id }) => signOutSeeker(container, { candidateId: id, actor }),
});

/** Commands on single seekers. */
export const seekerCommands: readonly Command[] = [
  seekersFind,
  seekersSuspend,
  seekersRestore,
  seekersSignOut,
  seekersExport,
  seekersErase,
  seekersFreeNumber,
];
