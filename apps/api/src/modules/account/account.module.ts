import { routes } from '@nukkad/contract';
import { type ApiModule, forSeeker, type SeekerHandler } from '../../mount/route-binding.ts';
import { accountSummary } from './account-summary.ts';
import { chooseLanguage } from './choose-language.ts';
import { setAvailability } from './set-availability.ts';

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
