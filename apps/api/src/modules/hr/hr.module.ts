import { routes } from '@nukkad/contract';
import { revealHrContact } from '@nukkad/core/hr/reveal-hr-contact.ts';
import { type ApiModule, forSeeker } from '../../mount/route-binding.ts';

/** Routes of the HR contact of a job. */
export const hrModule: ApiModule = {
  name: 'hr',
  routes: [
    forSeeker(routes.hrContact, ({ candidateId }, input, { container, actionKey, request }) =>
      revealHrContact(container, { candidateId, ...input, actionKey, network: request.network }),
    ),
  ],
};
