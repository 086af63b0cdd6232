import { routes } from '@nukkad/contract';
import { listInterests } from '@nukkad/core/interests/list-interests.ts';
import { saveInterests } from '@nukkad/core/interests/save-interests.ts';
import { acknowledge } from '@nukkad/core/shared/success.ts';
import { type ApiModule, forSeeker } from '../../mount/route-binding.ts';

/** Routes for the job profiles in which a seeker is interested. */
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
