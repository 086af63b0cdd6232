import { routes } from '@nukkad/contract';
import { giveConsent, withdrawConsent } from '@nukkad/core/consent/answer-consent.ts';
import { consentState } from '@nukkad/core/consent/consent-state.ts';
import { type ApiModule, forAnyone, forSeeker } from '../../mount/route-binding.ts';

/** Routes of the consent notice and the seeker's answers. */
export const consentModule: ApiModule = {
  name: 'consent',
  routes: [
    forAnyone(routes.consentState, (session, _input, { container, language }) =>
      consentState(container.database, session?.candidateId ?? null, language),
    ),
    forSeeker(routes.consentGive, ({ candidateId }, input, { container, language }) =>
      giveConsent(container, { candidateId, language }, input),
    ),
    forSeeker(routes.consentWithdraw, ({ candidateId }, input, { container, language }) =>
      withdrawConsent(container, { candidateId, language }, input),
    ),
  ],
};
