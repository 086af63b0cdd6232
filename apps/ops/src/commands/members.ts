import { restoreMember, suspendMember } from '@nukkad/core/members/suspend-member.ts';
import type { Command } from '../command.ts';
import { membersBy } from '../find.ts';
import { note } from '../note.ts';
import { subjectCommand } from '../subject-command.ts';
import { reasonOption, requireReason } from '../suspension-reason.ts';

const membersFind: Command = {
  name: 'members find',
  parameters: ['id|phone'],
  summary:
    'Finds a member of companies by number or id, with the companies and roles. The look-up is noted in the audit.',
  examples: ['members find 9876543210'],
  run: async ({ container, actor }, text = '') => {
    const members = await membersBy(container, text);
    for (const { member: subject } of members)
      await note(container.database.prisma, container, { actor, action: 'member-looked-up', subject });
    return members;
  },
};

const membersSuspend = subjectCommand({
  name: 'members suspend',
  about: 'member',
  options: { reason: reasonOption('member') },
  summary:
    'Ends every session of a member and refuses new ones. The companies and their other members go on: see companies suspend.',
  examples: ['members suspend 9876543210 --reason abuse'],
  check: (options) => void requireReason(options),
  act: ({ container, actor, options, id }) =>
    suspendMember(container, { memberId: id, actor, reason: requireReason(options) }),
});

const membersRestore = subjectCommand({
  name: 'members restore',
  about: 'member',
  summary: 'Ends a suspension: the member may sign in again.',
  examples: ['members restore 9876543210'],
  act: async ({ container, actor, id }) => {
    await restoreMember(container, { memberId: id, actor });
    return { restored: true };
  },
});

/** Commands on single members of companies. */
export const memberCommands: readonly Command[] = [membersFind, membersSuspend, membersRestore];
