import { routes } from '@nukkad/contract';
import { accountSummary } from '@nukkad/core/account/account-summary.ts';
import { chooseLanguage } from '@nukkad/core/account/choose-language.ts';
import { setAvailability } from '@nukkad/core/account/set-availability.ts';
import { type ApiModule, forSeeker, type SeekerHandler } from '../../mount/route-binding.ts';

const summary: SeekerHandler<typeof routes.accountSummary> = ({ candidateId }, _input, { container }) =>
  accountSummary(container, candidateId);

export const accountModule: ApiModule = {
  name: 'account',
  routes: [
    forSeeker(routes.accountSummary, summary),
    forSeeker(routes.accountSetLanguage, ({ candidateId }, { language }, { container }) =>
      chooseLanguage(container, candidateId, language),
    ),
    forSeeker(routes.accountSetAvailability, ({ candidateId }, { isAvailable }, { container }) =>
      setAvailability(container, candidateId, isAvailable),
    ),
  ],
};
