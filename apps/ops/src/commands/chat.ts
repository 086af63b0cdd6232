import { replyToSeeker } from '@nukkad/core/chat/reply-to-seeker.ts';
import type { Command } from '../command.ts';
import { selectUnanswered } from './commands.queries.ts';
import { onPage, PAGE } from './page.queries.ts';

export const chatWaiting: Command = {
  name: 'chat waiting',
  parameters: [],
  options: { ...PAGE, all: { type: 'boolean', help: 'include conversations with companies' } },
  summary: 'Conversations that wait for an answer, longest first.',
  examples: ['chat waiting', 'chat waiting --all'],
  run: ({ container, options }) =>
    container.database.query(onPage(selectUnanswered(options.all === true), options)),
};

export const chatReply: Command = {
  name: 'chat reply',
  parameters: ['conversation', 'text'],
  summary: 'Writes to the seeker as the product, or as the company that the conversation is with.',
  examples: ['chat reply 0199f0c2-… "Yes, we called them."'],
  run: ({ container, actor }, conversationId = '', text = '') =>
    replyToSeeker(container, { conversationId, text, actor }),
};
