import type { WorkInput } from '@nukkad/contract';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { useWorkChanged } from './work-queries.ts';

/** Adds a job, or writes a saved one anew. `onSaved` comes before the list, which takes the form away. */
export function useSaveWork(entryId: string | null, onSaved: () => void) {
  const { api } = useServices();
  const changed = useWorkChanged();
  return useMutation({
    mutationFn: async (entry: WorkInput): Promise<void> => {
      if (entryId === null) await api.call('experience.add', entry);
      else await api.call('experience.update', { entryId, entry });
    },
    onSuccess: () => {
      onSaved();
      return changed();
    },
  });
}
