import { hideReview, restoreReview } from '@nukkad/core/moderation/hide-review.ts';
import type { Command } from '../command.ts';
import { companyIdOf, requireNote } from '../find.ts';
import { selectReviews } from './find.queries.ts';
import { onPage, PAGE } from './page.queries.ts';

const reviewsList: Command = {
  name: 'reviews list',
  parameters: ['[company]'],
  options: { ...PAGE, hidden: { type: 'boolean', help: 'hidden reviews, with the reason' } },
  summary: 'What seekers wrote about companies after an interview, latest first.',
  examples: ['reviews list', 'reviews list "Shinde Sweets"', 'reviews list --hidden'],
  run: async ({ container, options }, text) => {
    const companyId = text === undefined ? null : await companyIdOf(container, text);
    return container.database.query(onPage(selectReviews(companyId, options.hidden === true), options));
  },
};

const reviewsHide: Command = {
  name: 'reviews hide',
  parameters: ['review', 'reason'],
  summary: 'Hides a review from the public and from the average rating. Only operators see the reason.',
  examples: ['reviews hide 0199f0c2-… "names a person"'],
  run: async ({ container, actor }, reviewId = '', reason = '') => {
    await hideReview(container, { reviewId, actor, note: requireNote(reason) });
    return { review: reviewId, hidden: true };
  },
};

const reviewsRestore: Command = {
  name: 'reviews restore',
  parameters: ['review'],
  summary: 'Shows a hidden review again.',
  examples: ['reviews restore 0199f0c2-…'],
  run: async ({ container, actor }, reviewId = '') => {
    await restoreReview(container, { reviewId, actor });
    return { review: reviewId, hidden: false };
  },
};

/** Commands on reviews of companies. */
export const reviewCommands: readonly Command[] = [reviewsList, reviewsHide, reviewsRestore];
