import { routes } from '@nukkad/contract';
import { type ApiModule, forSeeker, type SeekerHandler } from '../../mount/route-binding.ts';
import { acknowledge } from '../../shared/success.ts';
import { editProfile } from './edit-profile.ts';
import { readProfile } from './read-profile.ts';
import { updateProfile } from './update-profile.ts';

const whole: SeekerHandler<typeof routes.profileWhole> = ({ candidateId }, _input, { container, language }) =>
  readProfile(container, candidateId, language);

const update: SeekerHandler<typeof routes.profileUpdate> = async (
  { candidateId },
  patch,
  { container, language },
) => {
  await updateProfile(container, candidateId, patch);
  return acknowledge('profileUpdated', language);
};

const edit: SeekerHandler<typeof routes.profileEdit> = async (
  { candidateId },
  input,
  { container, language },
) => {
  await editProfile(container, candidateId, input);
  return acknowledge('profileUpdated', language);
};

export const profileModule: ApiModule = {
  name: 'profile',
  routes: [
    forSeeker(routes.profileWhole, whole),
    forSeeker(routes.profileUpdate, update),
    forSeeker(routes.profileEdit, edit),
  ],
};
