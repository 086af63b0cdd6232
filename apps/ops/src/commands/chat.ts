import { replyToSeeker } from '@nukkad/api/modules/chat/reply-to-seeker.ts';
import type { Command } from '../command.ts';
import { selectSupportMessages, selectUnanswered } from './commands.queries.ts';

export const chatWaiting: Command = {
  name: 'chat waiting',
  parameters: [],
  options: { all: { type: 'boolean', help: 'those with companies too' } },
  summary: 'Conversations that wait for an answer, longest first.',
  run: ({ container, options }) => container.database.query(selectUnanswered(options.all === true)),
};

export const chatReply: Command = {
  name: 'chat reply',
  parameters: ['conversation', 'text'],
  summary: 'Writes to the seeker as the product, or as the company that the conversation is with.',
  run: ({ container, actor }, conversationId = '', text = '') =>
    replyToSeeker(container, { conversationId, text, actor }),
};

export const supportList: Command = {
  name: 'support list',
  parameters: [],
  summary: 'Messages to contact support that are not answered, oldest first.',
  run: ({ container }) => container.database.query(selectSupportMessages()),
};

export const supportAnswered: Command = {
  name: 'support answered',
  parameters: ['message'],
  summary: 'Notes that a message to contact support was answered.',
  run: async ({ container }, id = '') => {
    const { count } = await container.database.prisma.supportMessage.updateMany({
      where: { id, answeredAt: null },
      data: { answeredAt: container.clock.now() },
    });
    return { message: id, answered: count === 1 };
  },
};
