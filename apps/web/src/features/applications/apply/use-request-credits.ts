import { CREDITS_STALE } from '../../../lib/query/stale-after.ts';
import { useAction } from '../../../lib/query/use-action.ts';

/** Requests more credits. The response contains a message about when they arrive. */
export function useRequestCredits() {
  const request = useAction('credits.request', { invalidates: CREDITS_STALE, callbacks: 'immediately' });
  return { ...request, submit: () => request.run({}) };
}
