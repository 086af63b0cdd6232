import { routes } from '@nukkad/contract';
import { applyReferral } from '@nukkad/core/referral/apply-referral.ts';
import { type ApiModule, forSeeker, type SeekerHandler } from '../../mount/route-binding.ts';

const apply: SeekerHandler<typeof routes.referralApply> = (
  { candidateId },
  { code },
  { container, language, actionKey },
) => applyReferral(container, { candidateId, code, language, actionKey });

export const referralModule: ApiModule = {
  name: 'referral',
  routes: [forSeeker(routes.referralApply, apply)],
};
