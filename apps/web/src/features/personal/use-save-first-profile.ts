import { PROFILE_STALE } from '../../lib/query/stale-after.ts';
import { useTask } from '../../lib/query/use-action.ts';
import { useServices } from '../../lib/services.ts';
import { renamePerson } from './rename-person.ts';
import type { FirstProfile } from './use-first-profile.ts';

/** Saves the first-time form. */
export function useSaveFirstProfile() {
  const { api, session } = useServices();
  const save = ({ name, birthDate, gender }: FirstProfile) =>
    api.call('profile.update', { personal: { name, birthDate, gender: gender ?? undefined }, degrees: [] });
  return useTask(save, {
    invalidates: PROFILE_STALE,
    onDone: (_answer, { name }) => renamePerson(session, name),
  });
}
