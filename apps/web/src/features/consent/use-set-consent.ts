import type { ConsentState } from '@nukkad/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { consentQuery } from '../../lib/consent-query.ts';
import { refetchRoutes } from '../../lib/query/refetch.ts';
import { type Action, useTask } from '../../lib/query/use-action.ts';
import { useServices } from '../../lib/services.ts';

const forget = async (queryClient: QueryClient) =>
  (await import('./forget-traces.ts')).forgetTraces(queryClient);
const endPush = async () => (await import('../push/device-push.ts')).forgetPush();

/** Gives or withdraws consent to one item of the privacy notice. */
export function useSetConsent(version: string, key: string): Action<boolean, ConsentState> {
  const services = useServices();
  const queryClient = useQueryClient();
  const answer = async (isGiven: boolean) => {
    if (isGiven) return services.api.call('consent.give', { version, keys: [key] });
    const state = await services.api.call('consent.withdraw', { keys: [key] });
    // In a browser that stores nothing there is nothing to remove.
    await forget(queryClient).catch(() => undefined);
    // The server has deleted the push subscriptions. End this device's subscription too.
    if (key === 'notifications') await endPush().catch(() => undefined);
    return state;
  };
  return useTask(answer, {
    write: (state) => () => queryClient.setQueryData(consentQuery(services).queryKey, state),
    // The notice may have changed in the meantime: refetch it.
    onFailed: () => refetchRoutes(queryClient, ['consent.state']),
  });
}
