import { openProductChat } from '@nukkad/core/chat/open-product-chat.ts';
import { replyToSeeker } from '@nukkad/core/chat/reply-to-seeker.ts';
import type { Container } from '@nukkad/core/container.ts';
import type { Transaction } from '@nukkad/core/database/rows.ts';
import { requireUuid } from '@nukkad/core/shared/require-uuid.ts';
import { type Command, Refusal } from '../command.ts';
import { inOneTransaction } from '../dry-run.ts';
import { note } from '../note.ts';
import { selectSupportMessages } from './commands.queries.ts';
import { onPage, PAGE } from './page.queries.ts';

const NOT_WAITING = 'There is no such message that waits for an answer.';

async function markAnswered(
  tx: Transaction,
  container: Pick<Container, 'clock'>,
  { id, actor, by }: { readonly id: string; readonly actor: string; readonly by: 'chat' | 'other' },
): Promise<void> {
  const { count } = await tx.supportMessage.updateMany({
    where: { id, answeredAt: null },
    data: { answeredAt: container.clock.now() },
  });
  if (count === 0) throw new Refusal(NOT_WAITING);
  await note(tx, container, { actor, action: 'support-answered', subject: id, details: { by } });
}

const supportList: Command = {
  name: 'support list',
  parameters: [],
  options: PAGE,
  summary: 'Messages to contact support that are not answered, oldest first, with how to reach the seeker.',
  examples: ['support list'],
  run: ({ container, options }) => container.database.query(onPage(selectSupportMessages(), options)),
};

const supportReply: Command = {
  name: 'support reply',
  parameters: ['message', 'text'],
  summary:
    'Answers a message to contact support in the seeker’s chat with us, with a notice, and notes it as answered.',
  examples: ['support reply 0199f0c2-… "Your number is changed."'],
  run: async ({ container, actor }, given = '', text = '') => {
    const id = requireUuid(given);
    const where = { id, answeredAt: null, candidate: { deletedAt: null } };
    const done = await inOneTransaction(container, async (within) => {
      const message = await within.database.prisma.supportMessage.findFirst({ where });
      if (message === null) throw new Refusal(NOT_WAITING);
      const conversationId = await openProductChat(within.database, message.candidateId);
      if (conversationId === null) throw new Refusal(NOT_WAITING);
      await within.database.transaction((tx) => markAnswered(tx, within, { id, actor, by: 'chat' }));
      await replyToSeeker(within, { conversationId, text, actor });
      return { message: id, answered: true, by: 'chat', conversation: conversationId };
    });
    container.tasks.soon('push');
    return done;
  },
};

const supportAnswered: Command = {
  name: 'support answered',
  parameters: ['message'],
  summary: 'Notes that a message to contact support was answered by telephone or e-mail.',
  examples: ['support answered 0199f0c2-…'],
  run: async ({ container, actor }, given = '') => {
    const id = requireUuid(given);
    await container.database.transaction((tx) => markAnswered(tx, container, { id, actor, by: 'other' }));
    return { message: id, answered: true };
  },
};

/** Commands on messages to contact support. */
export const supportCommands: readonly Command[] = [supportList, supportReply, supportAnswered];
