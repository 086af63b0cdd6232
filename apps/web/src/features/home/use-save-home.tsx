import { useT } from '@nukkad/i18n/react.ts';
import { useSnackbar } from '@nukkad/ui';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Home, setHome } from '../../lib/place/home.ts';
import { PROFILE_STALE } from '../../lib/query/stale-after.ts';
import { useAction } from '../../lib/query/use-action.ts';
import { useIsSignedIn } from '../../lib/use-session.ts';
import { useConsentGate } from '../consent/use-consent-gate.tsx';

interface SaveHome {
  readonly save: (home: Home) => void;
  readonly remove: () => void;
  /** The question for consent, to be rendered next to the controls. */
  readonly question: ReactNode;
}

async function forgetEarlierHome(queryClient: QueryClient): Promise<void> {
  await (await import('../consent/forget-traces.ts')).forgetEarlierHome(queryClient);
}

/**
 * Stores and removes the home. It is stored on the device at once. A signed-in seeker is asked for consent before it
 * is stored in the profile too; without consent it stays on the device only.
 */
export function useSaveHome(): SaveHome {
  const t = useT('home');
  const show = useSnackbar();
  const queryClient = useQueryClient();
  const isSignedIn = useIsSignedIn();
  const consent = useConsentGate('location');
  const update = useAction('profile.update', { invalidates: PROFILE_STALE, failure: 'snackbar' });
  return {
    save: (home) => {
      setHome(home);
      void forgetEarlierHome(queryClient);
      show({ text: t('saved') });
      if (!isSignedIn) return;
      consent.pass(() =>
        update.run(
          { personal: { point: home.point }, degrees: [] },
          { onDone: () => show({ text: t('savedProfile') }) },
        ),
      );
    },
    remove: () => {
      setHome(undefined);
      void forgetEarlierHome(queryClient);
      show({ text: t('removed') });
      if (isSignedIn) update.run({ personal: { point: null }, degrees: [] });
    },
    question: consent.question,
  };
}
