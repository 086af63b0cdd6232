import { answerHelp, finishHelp } from '@nukkad/core/help/answer-help.ts';
import type { Command } from '../command.ts';
import { selectHelpMessages } from './commands.queries.ts';
import { onPage, PAGE } from './page.queries.ts';

const helpList: Command = {
  name: 'help list',
  parameters: [],
  options: PAGE,
  summary:
    'Messages of members of companies that wait for an answer, oldest first, with number and language of the member.',
  examples: ['help list'],
  run: ({ container, options }) => container.database.query(onPage(selectHelpMessages(), options)),
};

const helpAnswer: Command = {
  name: 'help answer',
  parameters: ['message', 'text'],
  summary: 'Answers a message of a member, who gets a notice and reads the answer on the help page.',
  examples: ['help answer 0199f0c2-… "Your shop is checked. Please post the job again."'],
  run: async ({ container, actor }, messageId = '', text = '') => {
    await answerHelp(container, { messageId, text, actor });
    return { message: messageId, answered: true };
  },
};

const helpDone: Command = {
  name: 'help done',
  parameters: ['message'],
  summary: 'Notes that a message of a member was dealt with in another way, for example by phone.',
  examples: ['help done 0199f0c2-…'],
  run: async ({ container, actor }, messageId = '') => {
    await finishHelp(container, { messageId, actor });
    return { message: messageId, done: true };
  },
};

/** Commands on the messages that members of companies write on the help page. */
export const helpCommands: readonly Command[] = [helpList, helpAnswer, helpDone];
