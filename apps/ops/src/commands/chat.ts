import { advanceOtherRead } from '@nukkad/core/chat/marks.queries.ts';
import { notifyTyping } from '@nukkad/core/chat/notify-typing.ts';
import { replyToSeeker } from '@nukkad/core/chat/reply-to-seeker.ts';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import { requireUuid } from '@nukkad/core/shared/require-uuid.ts';
import { type Command, type CommandContext, UsageError } from '../command.ts';
import { askText } from './ask-text.ts';
import { selectLastMessages, selectUnanswered } from './commands.queries.ts';
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

/** Marks a conversation as read by the other side. Returns it; throws NOT_FOUND if it does not exist. */
async function readConversation({ container }: Pick<CommandContext, 'container'>, conversationId: string) {
  const [found] = await container.database.query(advanceOtherRead(requireUuid(conversationId)));
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

export const chatShow: Command = {
  name: 'chat show',
  parameters: ['conversation'],
  summary: 'The last messages of a conversation. The seeker sees that they were seen.',
  examples: ['chat show 0199f0c2-…'],
  run: async (context, conversationId = '') => {
    const messages = await context.container.database.query(selectLastMessages(requireUuid(conversationId)));
    await readConversation(context, conversationId);
    return messages;
  },
};

/** Asks for the text of a reply. Meanwhile the seeker sees that somebody is typing. */
async function askForReply(context: CommandContext, conversationId: string): Promise<string> {
  const { database } = context.container;
  const { candidateId, companyId } = await readConversation(context, conversationId);
  const text = await askText('Your reply: ', () => {
    // A lost sign of typing does no harm.
    notifyTyping(database, { side: 'OTHER', candidateId, companyId }).catch(() => undefined);
  });
  if (text === null) throw new UsageError('a reply needs a text');
  return text;
}

export const chatReply: Command = {
  name: 'chat reply',
  parameters: ['conversation', '[text]'],
  summary:
    'Writes to the seeker as the product, or as the company that the conversation is with. Without a text, it asks for one.',
  examples: ['chat reply 0199f0c2-… "Yes, we called them."', 'chat reply 0199f0c2-…'],
  run: async (context, conversationId = '', given?: string) => {
    const { container, actor } = context;
    const text = given ?? (await askForReply(context, conversationId));
    return replyToSeeker(container, { conversationId, text, actor });
  },
};
