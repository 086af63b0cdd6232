import { reviewList, reviewReply, reviewReplyRemove } from '@nukkad/contract/partner/index.ts';
import { listOwnReviews } from '@nukkad/core/review-replies/list-own-reviews.ts';
import { removeReply, replyToReview } from '@nukkad/core/review-replies/reply-to-review.ts';
import { bind } from './partner-binding.ts';

export const reviewBindings = [
  bind(reviewList, ({ query }, session, { container }) => listOwnReviews(container, session, query)),

  bind(reviewReply, ({ params, body }, session, { container }) =>
    replyToReview(container, session, { review: params.review, text: body.text }),
  ),

  bind(reviewReplyRemove, async ({ params }, session, { container }) => {
    await removeReply(container, session, params.review);
    return {};
  }),
];
