import { approveReply, hideReply, restoreReply } from '@nukkad/core/review-replies/moderate-reply.ts';
import type { Command } from '../command.ts';
import { companyIdOf, requireNote } from '../find.ts';
import { selectReplies } from './find.queries.ts';
import { onPage, PAGE } from './page.queries.ts';

const repliesList: Command = {
  name: 'replies list',
  parameters: ['[company]'],
  options: {
    ...PAGE,
    held: { type: 'boolean', help: 'replies that wait for an operator, with the reason' },
    hidden: { type: 'boolean', help: 'hidden replies, with the reason' },
  },
  summary: 'What companies replied to reviews, latest first.',
  examples: ['replies list', 'replies list --held', 'replies list "Shinde Sweets" --hidden'],
  run: async ({ container, options }, text) => {
    const companyId = text === undefined ? null : await companyIdOf(container, text);
    const unseen = options.held === true ? 'held' : 'shown';
    const state = options.hidden === true ? 'hidden' : unseen;
    return container.database.query(onPage(selectReplies(companyId, state), options));
  },
};

const repliesApprove: Command = {
  name: 'replies approve',
  parameters: ['review'],
  summary: 'Shows a reply that waits because its text failed the check of words. The reviewer is notified.',
  examples: ['replies approve 0199f0c2-…'],
  run: async ({ container, actor }, reviewId = '') => {
    await approveReply(container, { reviewId, actor });
    return { review: reviewId, held: false };
  },
};

const repliesHide: Command = {
  name: 'replies hide',
  parameters: ['review', 'reason'],
  summary:
    'Hides the reply to a review. The company cannot change it any more. Only operators see the reason.',
  examples: ['replies hide 0199f0c2-… "names a person"'],
  run: async ({ container, actor }, reviewId = '', reason = '') => {
    await hideReply(container, { reviewId, actor, note: requireNote(reason) });
    return { review: reviewId, hidden: true };
  },
};

const repliesRestore: Command = {
  name: 'replies restore',
  parameters: ['review'],
  summary: 'Shows a hidden reply again.',
  examples: ['replies restore 0199f0c2-…'],
  run: async ({ container, actor }, reviewId = '') => {
    await restoreReply(container, { reviewId, actor });
    return { review: reviewId, hidden: false };
  },
};

/** Commands on the replies of companies to reviews. */
export const replyCommands: readonly Command[] = [repliesList, repliesApprove, repliesHide, repliesRestore];
