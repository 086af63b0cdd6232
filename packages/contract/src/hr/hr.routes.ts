import { defineRoute } from '../define-route.ts';
import { presentText } from '../shared/shared.mapper.ts';
import type { HrContact, HrContactInput } from './hr.domain.ts';
import { wireHrRequest, wireHrResult } from './hr.wire.ts';

export const hrContact = defineRoute({
  key: 'hr.contact',
  number: 24,
  method: 'POST',
  path: '/jobseeker/getHr',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  idempotent: true,
  summary:
    "Returns a job's HR contact within calling hours. The first look costs one credit, unless the seeker has applied.",
  request: { body: wireHrRequest },
  result: wireHrResult,
  refusals: [
    'JOB_REMOVED',
    'JOB_NOT_ACTIVE',
    'HR_WINDOW_CLOSED',
    'HR_UNREACHABLE',
    'HR_LIMIT',
    'MOBILE_NOT_VERIFIED',
    'IDENTITY_MISSING',
    'NO_CREDITS',
  ],
  decodeRequest: ({ body }): HrContactInput => ({
    jobId: body.jobId,
    companyId: presentText(body.companyId),
  }),
  encodeRequest: (input: HrContactInput) => ({
    body: { loginFrom: 'Web', jobId: input.jobId, companyId: input.companyId },
  }),
  encodeResult: (output: HrContact) => ({
    hr: { email: output.email, contactNo: output.phone, address: output.address },
    creditsSpent: output.creditsSpent,
    candidateCredits: output.credits,
  }),
  decodeResult: (wire): HrContact => ({
    email: wire.hr.email,
    phone: wire.hr.contactNo,
    address: wire.hr.address,
    creditsSpent: wire.creditsSpent,
    credits: wire.candidateCredits,
  }),
});
