import { CREDITS_STALE } from '../../../lib/query/stale-after.ts';
import { useAction } from '../../../lib/query/use-action.ts';

/** Asks the product for more credits; its answer says when they come. */
export function useRequestCredits() {
  const request = useAction('credits.request', { invalidates: CREDITS_STALE, tells: 'at-once' });
  return { ...request, submit: () => request.run({}) };
}
