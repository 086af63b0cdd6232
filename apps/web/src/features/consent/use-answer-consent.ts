import type { ConsentState } from '@nukkad/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { consentQuery } from '../../lib/consent-query.ts';
import { askAnew } from '../../lib/query/refetch.ts';
import { type Action, useTask } from '../../lib/query/use-action.ts';
import { useServices } from '../../lib/services.ts';

const forget = async (queryClient: QueryClient) =>
  (await import('./forget-traces.ts')).forgetTraces(queryClient);
const endPush = async () => (await import('../push/device-push.ts')).forgetPush();

/** Gives consent to one item, or takes it back: both are one tap. */
export function useAnswerConsent(version: string, key: string): Action<boolean, ConsentState> {
  const services = useServices();
  const queryClient = useQueryClient();
  const answer = async (isGiven: boolean) => {
    if (isGiven) return services.api.call('consent.give', { version, keys: [key] });
    const state = await services.api.call('consent.withdraw', { keys: [key] });
    // A browser that stores nothing has nothing to remove.
    await forget(queryClient).catch(() => undefined);
    // The server has let go of the devices; this one must not show itself as told any more.
    if (key === 'notifications') await endPush().catch(() => undefined);
    return state;
  };
  return useTask(answer, {
    write: (state) => () => queryClient.setQueryData(consentQuery(services).queryKey, state),
    // The notice may have changed under the reader: it is shown anew.
    onFailed: () => askAnew(queryClient, ['consent.state']),
  });
}
