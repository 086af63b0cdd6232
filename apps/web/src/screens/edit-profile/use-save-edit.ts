import { useMutation } from '@tanstack/react-query';
import { useProfileChanged } from '../../lib/profile/profile-query.ts';
import { useServices } from '../../lib/services.ts';
import { renamePerson } from '../../lib/session/rename-person.ts';
import { type EditedProfile, editOf } from './edited-profile.ts';

/** Writes the edit form into the profile. */
export function useSaveEdit() {
  const services = useServices();
  const profileChanged = useProfileChanged();
  return useMutation({
    mutationFn: (values: EditedProfile) => services.api.call('profile.edit', editOf(values)),
    onSuccess: async (_answer, { name }) => {
      renamePerson(services.session, name);
      await profileChanged();
    },
  });
}
