import { REVIEW_STALE } from '../../lib/query/stale-after.ts';
import { useAction } from '../../lib/query/use-action.ts';

/** Sends one's review; the lists and the company's mean are asked for anew. */
export function useSendReview(onSent: () => void) {
  return useAction('companies.review', { invalidates: REVIEW_STALE, tells: 'at-once', onDone: onSent });
}
