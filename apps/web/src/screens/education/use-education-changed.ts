import { useQueryClient } from '@tanstack/react-query';
import { useProfileChanged } from '../../lib/profile/profile-query.ts';

/** After a level was written: the forms and the profile ask anew. */
export function useEducationChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  const profileChanged = useProfileChanged();
  return async () => {
    await Promise.all([queryClient.invalidateQueries({ queryKey: ['education.own'] }), profileChanged()]);
  };
}
