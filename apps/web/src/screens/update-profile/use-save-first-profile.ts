import { useMutation } from '@tanstack/react-query';
import { useProfileChanged } from '../../lib/profile/profile-query.ts';
import { useServices } from '../../lib/services.ts';
import { renamePerson } from '../../lib/session/rename-person.ts';
import type { FirstProfile } from './use-first-profile.ts';

/** Writes the first-time form into the profile. */
export function useSaveFirstProfile() {
  const services = useServices();
  const profileChanged = useProfileChanged();
  return useMutation({
    mutationFn: ({ name, birthDate, gender }: FirstProfile) =>
      services.api.call('profile.update', {
        personal: { name, birthDate, gender: gender ?? undefined },
        degrees: [],
      }),
    onSuccess: async (_answer, { name }) => {
      renamePerson(services.session, name);
      await profileChanged();
    },
  });
}
