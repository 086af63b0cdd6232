import { defineRoute } from '../define-route.ts';
import { withCallerOnly } from '../shared/shared.mapper.ts';
import type { GiveConsentInput, WithdrawConsentInput } from './consent.domain.ts';
import { consentFromWire, consentToWire } from './consent.mapper.ts';
import { wireConsentState, wireGiveConsentRequest, wireWithdrawConsentRequest } from './consent.wire.ts';

/** The common result of the consent routes: the whole notice with the current answers. */
const returnsConsentState = {
  result: wireConsentState,
  encodeResult: consentToWire,
  decodeResult: consentFromWire,
};

export const consentState = defineRoute({
  key: 'consent.state',
  number: 108,
  method: 'POST',
  path: '/jobseeker/getConsent',
  kind: 'query',
  auth: 'optional',
  subject: 'body',
  envelope: 'object',
  summary: "Returns the consent notice (data, purpose and recipients of each item) and the seeker's answers.",
  ...withCallerOnly,
  ...returnsConsentState,
  refusals: [],
});

export const consentGive = defineRoute({
  key: 'consent.give',
  number: 109,
  method: 'POST',
  path: '/jobseeker/giveConsent',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: 'Gives consent to items of the notice that the seeker has read.',
  request: { body: wireGiveConsentRequest },
  ...returnsConsentState,
  refusals: ['CONSENT_OUTDATED'],
  decodeRequest: ({ body }): GiveConsentInput => ({ version: body.version, keys: body.items }),
  encodeRequest: (input: GiveConsentInput) => ({
    body: { loginFrom: 'Web', version: input.version, items: [...input.keys] },
  }),
});

export const consentWithdraw = defineRoute({
  key: 'consent.withdraw',
  number: 110,
  method: 'POST',
  path: '/jobseeker/withdrawConsent',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: 'Withdraws consent to items. Essential items are refused, because they end only with the account.',
  request: { body: wireWithdrawConsentRequest },
  ...returnsConsentState,
  refusals: ['CONSENT_ESSENTIAL'],
  decodeRequest: ({ body }): WithdrawConsentInput => ({ keys: body.items }),
  encodeRequest: (input: WithdrawConsentInput) => ({ body: { loginFrom: 'Web', items: [...input.keys] } }),
});
