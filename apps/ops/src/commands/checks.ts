import { markSeen, type SeenPart } from '@nukkad/core/checks/mark-seen.ts';
import { type Command, UsageError } from '../command.ts';
import { subjectCommand } from '../subject-command.ts';
import { selectChecksWaiting } from './commands.queries.ts';
import { onPage, PAGE } from './page.queries.ts';

function requirePart(text: string): SeenPart {
  if (text !== 'identity' && text !== 'contact') throw new UsageError('say identity or contact');
  return text;
}

export const checksWaiting: Command = {
  name: 'checks waiting',
  parameters: [],
  options: PAGE,
  summary: 'Companies whose identity or contact waits to be checked by an operator.',
  examples: ['checks waiting'],
  run: ({ container, options }) => container.database.query(onPage(selectChecksWaiting(), options)),
};

export const checksSeen = subjectCommand({
  name: 'checks seen',
  about: 'company',
  more: ['identity|contact'],
  options: { undo: { type: 'boolean', help: 'withdraw the confirmation' } },
  summary: 'Confirms that the number was found in the register, or that the contact answered.',
  examples: ['checks seen 9812345999 identity', 'checks seen "Shinde Sweets" contact --undo'],
  check: (_options, part = '') => void requirePart(part),
  act: async ({ container, actor, options, id }, part = '') => {
    const isSeen = options.undo !== true;
    await markSeen(container, { companyId: id, part: requirePart(part), isSeen, actor });
    return { part, seen: isSeen };
  },
});
