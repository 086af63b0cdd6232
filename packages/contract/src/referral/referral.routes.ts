import { defineRoute } from '../define-route.ts';
import type { ApplyReferralInput, ApplyReferralOutput } from './referral.domain.ts';
import { wireReferralRequest, wireReferralResult } from './referral.wire.ts';

export const referralApply = defineRoute({
  key: 'referral.apply',
  number: 52,
  method: 'POST',
  path: '/jobseeker/applyReferralCode',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  idempotent: true,
  summary: "Enters a friend's referral code, once. Both get credits when the mobile number is verified.",
  request: { body: wireReferralRequest },
  result: wireReferralResult,
  refusals: ['REFERRAL_UNKNOWN', 'REFERRAL_USED', 'REFERRAL_OWN', 'REFERRAL_MUTUAL'],
  decodeRequest: ({ body }): ApplyReferralInput => ({ code: (body.referralCode ?? '').trim() }),
  encodeRequest: (input: ApplyReferralInput) => ({
    body: { loginFrom: 'Web', referralCode: input.code },
  }),
  encodeResult: (output: ApplyReferralOutput) => ({
    msg: output.message,
    granted: output.isGranted,
    candidateCredits: output.credits,
  }),
  decodeResult: (wire): ApplyReferralOutput => ({
    message: wire.msg,
    isGranted: wire.granted,
    credits: wire.candidateCredits,
  }),
});
