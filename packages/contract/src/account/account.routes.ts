import { defineRoute } from '../define-route.ts';
import { signedInFromWire, signedInToWire } from '../session/session.mapper.ts';
import { withCallerOnly } from '../shared/shared.mapper.ts';
import type { AccountSummary } from './account.domain.ts';
import { wireAccountResult } from './account.wire.ts';

export const accountSummary = defineRoute({
  key: 'account.summary',
  number: 37,
  method: 'POST',
  path: '/admin/getJsDetailById',
  kind: 'query',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: 'The signed-in seeker: login fields, verified mobile, credits and profile percentage.',
  ...withCallerOnly,
  result: wireAccountResult,
  refusals: [],
  encodeResult: (output: AccountSummary) => ({
    jsDetails: {
      ...signedInToWire(output),
      candidateCredits: output.credits,
      profilePercentage: output.profilePercentage,
      isAvailable: output.isAvailable,
    },
  }),
  decodeResult: ({ jsDetails }): AccountSummary => ({
    ...signedInFromWire(jsDetails),
    credits: jsDetails.candidateCredits,
    profilePercentage: jsDetails.profilePercentage,
    isAvailable: jsDetails.isAvailable,
  }),
});
