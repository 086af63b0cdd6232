import { routes } from '@nukkad/contract';
import { type ApiModule, forSeeker, type SeekerHandler } from '../../mount/route-binding.ts';
import { message, successText } from '../../shared/message.ts';
import { listWork } from './list-work.ts';
import { addWork, deleteWork, saveFresher, updateWork } from './save-work.ts';

const add: SeekerHandler<typeof routes.experienceAdd> = async (
  { candidateId },
  input,
  { container, language },
) => {
  const text = successText('experienceAdded', language);
  if (input.kind === 'EXPERIENCED')
    return { message: text, entryId: await addWork(container, candidateId, input) };
  await saveFresher(container, candidateId, input);
  return { message: text, entryId: null };
};

/** The jobs a seeker had, or the fresher's form. */
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
        return message('experienceUpdated', language);
      },
    ),
    forSeeker(routes.experienceDelete, async ({ candidateId }, { entryId }, { container, language }) => {
      await deleteWork(container, candidateId, entryId);
      return message('experienceDeleted', language);
    }),
  ],
};
