import { PROFILE_STALE } from '../../lib/query/stale-after.ts';
import { useTask } from '../../lib/query/use-action.ts';
import { useServices } from '../../lib/services.ts';
import { renamePerson } from '../../lib/session/rename-person.ts';
import { type EditedProfile, editOf } from './edited-profile.ts';

/** Writes the edit form into the profile. */
export function useSaveEdit() {
  const { api, session } = useServices();
  return useTask((values: EditedProfile) => api.call('profile.edit', editOf(values)), {
    invalidates: PROFILE_STALE,
    onDone: (_answer, { name }) => renamePerson(session, name),
  });
}
