import { replyToSeeker } from '@nukkad/api/modules/chat/reply-to-seeker.ts';
import { requireUuid } from '@nukkad/api/shared/require-uuid.ts';
import { type Command, Refusal } from '../command.ts';
import { note } from '../note.ts';
import { selectSupportMessages, selectUnanswered } from './commands.queries.ts';

export const chatWaiting: Command = {
  name: 'chat waiting',
  parameters: [],
  options: { all: { type: 'boolean', help: 'those with companies too' } },
  summary: 'Conversations that wait for an answer, longest first.',
  examples: ['chat waiting', 'chat waiting --all'],
  run: ({ container, options }) => container.database.query(selectUnanswered(options.all === true)),
};

export const chatReply: Command = {
  name: 'chat reply',
  parameters: ['conversation', 'text'],
  summary: 'Writes to the seeker as the product, or as the company that the conversation is with.',
  examples: ['chat reply 0199f0c2-… "Yes, we called them."'],
  run: ({ container, actor }, conversationId = '', text = '') =>
    replyToSeeker(container, { conversationId, text, actor }),
};

export const supportList: Command = {
  name: 'support list',
  parameters: [],
  summary: 'Messages to contact support that are not answered, oldest first.',
  examples: ['support list'],
  run: ({ container }) => container.database.query(selectSupportMessages()),
};

export const supportAnswered: Command = {
  name: 'support answered',
  parameters: ['message'],
  summary: 'Notes that a message to contact support was answered.',
  examples: ['support answered 0199f0c2-…'],
  run: async ({ container, actor }, given = '') => {
    const id = requireUuid(given);
    await container.database.transaction(async (tx) => {
      const { count } = await tx.supportMessage.updateMany({
        where: { id, answeredAt: null },
        data: { answeredAt: container.clock.now() },
      });
      if (count === 0) throw new Refusal('There is no such message that waits for an answer.');
      await note(tx, container, { actor, action: 'support-answered', subject: id });
    });
    return { message: id, answered: true };
  },
};
