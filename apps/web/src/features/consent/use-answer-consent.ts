import type { ConsentState } from '@nukkad/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { consentQuery } from './consent-query.ts';

interface Answer {
  readonly key: string;
  readonly isGiven: boolean;
}

/** Gives consent to one item, or takes it back: both are one tap. */
export function useAnswerConsent(version: string) {
  const services = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ key, isGiven }: Answer): Promise<ConsentState> =>
      isGiven
        ? services.api.call('consent.give', { version, keys: [key] })
        : services.api.call('consent.withdraw', { keys: [key] }),
    onSuccess: (state) => queryClient.setQueryData(consentQuery(services).queryKey, state),
    // The notice may have changed under the reader: it is shown anew.
    onError: () => queryClient.invalidateQueries({ queryKey: consentQuery(services).queryKey }),
  });
}
