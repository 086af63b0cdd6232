import { routes } from '@nukkad/contract';
import { editProfile } from '@nukkad/core/profile/edit-profile.ts';
import { readProfile } from '@nukkad/core/profile/read-profile.ts';
import { updateProfile } from '@nukkad/core/profile/update-profile.ts';
import { acknowledge } from '@nukkad/core/shared/success.ts';
import { type ApiModule, forSeeker, type SeekerHandler } from '../../mount/route-binding.ts';

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
