import type { Container } from '@nukkad/api/container.ts';
import { restoreSeeker, suspendSeeker } from '@nukkad/api/modules/moderation/suspend-seeker.ts';
import { SUSPENSION_REASONS, type SuspensionReason } from '@nukkad/contract/session/suspension-reasons.ts';
import { normalisePhone } from '@nukkad/domain/phone.ts';
import { isUuid } from '@nukkad/domain/uuid.ts';
import { type Command, optionText, UsageError } from '../command.ts';
import { required } from '../find.ts';
import { note } from '../note.ts';
import { findSeekers } from './find.queries.ts';

const BY = 'phone|email|id';

async function seekersBy({ database }: Container, text: string) {
  const given = text.trim();
  const id = isUuid(given) ? given : null;
  const email = given.includes('@') ? given.toLowerCase() : null;
  return required(await database.query(findSeekers(id, normalisePhone(given), email)), text);
}

/** The one seeker of what was typed; an address may be of several accounts, which ids tell apart. */
async function seekerIdOf(container: Container, text: string): Promise<string> {
  const [seeker, ...others] = await seekersBy(container, text);
  if (seeker === undefined || others.length > 0)
    throw new UsageError(`"${text}" is of several accounts: "seekers find" lists their ids`);
  return seeker.seeker;
}

const REASON_WORDS = SUSPENSION_REASONS.map((reason) => reason.toLowerCase().replace('_', '-'));

function requireReason(text: string | undefined): SuspensionReason {
  const reason = SUSPENSION_REASONS[REASON_WORDS.indexOf(text?.toLowerCase() ?? '')];
  if (reason === undefined) throw new UsageError(`--reason is one of ${REASON_WORDS.join(', ')}`);
  return reason;
}

const seekersFind: Command = {
  name: 'seekers find',
  parameters: [BY],
  summary: 'A seeker by number, address or id; who looked is in the audit.',
  examples: ['seekers find 9876543210'],
  run: async ({ container, actor }, text = '') => {
    const seekers = await seekersBy(container, text);
    for (const { seeker: subject } of seekers)
      await note(container.database.prisma, container, { actor, action: 'seeker-looked-up', subject });
    return seekers;
  },
};

const seekersSuspend: Command = {
  name: 'seekers suspend',
  parameters: [BY],
  options: {
    reason: { type: 'string', value: 'REASON', help: `what the seeker is told: ${REASON_WORDS.join(', ')}` },
  },
  summary:
    'Ends every login of a seeker and lets no other begin; whoever tries is told why and how to object.',
  examples: ['seekers suspend 9876543210 --reason abuse', 'seekers suspend asha@mail.example --reason spam'],
  run: async ({ container, actor, options }, text = '') => {
    const reason = requireReason(optionText(options, 'reason'));
    const candidateId = await seekerIdOf(container, text);
    return { seeker: candidateId, ...(await suspendSeeker(container, { candidateId, actor, reason })) };
  },
};

const seekersRestore: Command = {
  name: 'seekers restore',
  parameters: [BY],
  summary: 'Ends a suspension: the seeker may sign in again.',
  examples: ['seekers restore 9876543210'],
  run: async ({ container, actor }, text = '') => {
    const candidateId = await seekerIdOf(container, text);
    await restoreSeeker(container, { candidateId, actor });
    return { seeker: candidateId, restored: true };
  },
};

/** Seekers, one at a time. */
export const seekerCommands: readonly Command[] = [seekersFind, seekersSuspend, seekersRestore];
