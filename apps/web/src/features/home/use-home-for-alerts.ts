import type { ReactNode } from 'react';
import { useHome } from '../../lib/place/home.ts';
import { PROFILE_STALE } from '../../lib/query/stale-after.ts';
import { useAction } from '../../lib/query/use-action.ts';
import { useConsentGate } from '../consent/use-consent-gate.tsx';

interface HomeForAlerts {
  /** Runs `act` once the server knows the home. Does not run it if the seeker refuses to store the home. */
  readonly pass: (act: () => void) => void;
  /** The question for consent, to be rendered next to the control. */
  readonly question: ReactNode;
}

/**
 * Stores the home of this device in the profile before an alert around the seeker is created, because the server
 * measures alerts from the profile. Asks a signed-in seeker for consent first. Other searches need no home.
 */
export function useHomeForAlerts(isNearMe: boolean): HomeForAlerts {
  const home = useHome();
  const point = isNearMe ? home?.point : undefined;
  const consent = useConsentGate(point ? 'location' : null);
  const update = useAction('profile.update', { invalidates: PROFILE_STALE, failure: 'snackbar' });
  return {
    pass: (act) =>
      consent.pass(() => {
        if (point) update.run({ personal: { point }, degrees: [] }, { onDone: act });
        else act();
      }),
    question: consent.question,
  };
}
