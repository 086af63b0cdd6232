import type { WorkInput } from '@nukkad/contract';
import { experienceAdd, experienceUpdate } from '@nukkad/contract/experience/experience.routes.ts';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { useWorkChanged } from './work-queries.ts';

/** Adds a job, or writes a saved one anew. `onSaved` comes before the list, which takes the form away. */
export function useSaveWork(entryId: string | null, onSaved: () => void) {
  const { api } = useServices();
  const changed = useWorkChanged();
  return useMutation({
    mutationFn: async (entry: WorkInput): Promise<void> => {
      if (entryId === null) await api.call(experienceAdd, entry);
      else await api.call(experienceUpdate, { entryId, entry });
    },
    onSuccess: () => {
      onSaved();
      return changed();
    },
  });
}
