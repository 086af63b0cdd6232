import { routes } from '@nukkad/contract';
import { type ApiModule, forSeeker } from '../../mount/route-binding.ts';
import { acknowledge } from '../../shared/success.ts';
import { listInterests } from './list-interests.ts';
import { saveInterests } from './save-interests.ts';

/** The kinds of work a seeker wants. */
export const interestsModule: ApiModule = {
  name: 'interests',
  routes: [
    forSeeker(routes.interestList, ({ candidateId }, _input, { container, language }) =>
      listInterests(container, candidateId, language),
    ),
    forSeeker(routes.interestSave, async ({ candidateId }, { jobProfiles }, { container, language }) => {
      await saveInterests(container, candidateId, jobProfiles);
      return acknowledge('interestsSaved', language);
    }),
  ],
};
