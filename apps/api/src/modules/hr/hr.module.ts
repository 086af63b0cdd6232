import { routes } from '@nukkad/contract';
import { type ApiModule, forSeeker } from '../../mount/route-binding.ts';
import { revealHrContact } from './reveal-hr-contact.ts';

/** Calling a company's HR. */
export const hrModule: ApiModule = {
  name: 'hr',
  routes: [
    forSeeker(routes.hrContact, ({ candidateId }, input, { container, actionKey, request }) =>
      revealHrContact(container, { candidateId, ...input, actionKey, network: request.network }),
    ),
  ],
};
