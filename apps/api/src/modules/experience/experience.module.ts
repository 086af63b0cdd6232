import { routes } from '@nukkad/contract';
import { listWork } from '@nukkad/core/experience/list-work.ts';
import { addWork, deleteWork, saveFresher, updateWork } from '@nukkad/core/experience/save-work.ts';
import { acknowledge, success } from '@nukkad/core/shared/success.ts';
import { type ApiModule, forSeeker, type SeekerHandler } from '../../mount/route-binding.ts';

const add: SeekerHandler<typeof routes.experienceAdd> = async (
  { candidateId },
  input,
  { container, language },
) => {
  const text = success[language]('experienceAdded');
  if (input.kind === 'EXPERIENCED')
    return { message: text, entryId: await addWork(container, candidateId, input) };
  await saveFresher(container, candidateId, input);
  return { message: text, entryId: null };
};

/** Routes for the work experience of a seeker, or the form of a fresher (somebody without experience). */
export const experienceModule: ApiModule = {
  name: 'experience',
  routes: [
    forSeeker(routes.experienceList, ({ candidateId }, _input, { container }) =>
      listWork(container, candidateId),
    ),
    forSeeker(routes.experienceOne, ({ candidateId }, { entryId }, { container }) =>
      listWork(container, candidateId, entryId),
    ),
    forSeeker(routes.experienceAdd, add),
    forSeeker(
      routes.experienceUpdate,
      async ({ candidateId }, { entryId, entry }, { container, language }) => {
        await updateWork(container, candidateId, entryId, entry);
        return acknowledge('experienceUpdated', language);
      },
    ),
    forSeeker(routes.experienceDelete, async ({ candidateId }, { entryId }, { container, language }) => {
      await deleteWork(container, candidateId, entryId);
      return acknowledge('experienceDeleted', language);
    }),
  ],
};
