import type { WorkInput } from '@nukkad/contract';
import { WORK_STALE } from '../../lib/query/stale-after.ts';
import { useTask } from '../../lib/query/use-action.ts';
import { useServices } from '../../lib/services.ts';

/** Adds a job, or writes a saved one anew. `onSaved` comes before the list, which takes the form away. */
export function useSaveWork(entryId: string | null, onSaved: () => void) {
  const { api } = useServices();
  const save = async (entry: WorkInput): Promise<void> => {
    if (entryId === null) await api.call('experience.add', entry);
    else await api.call('experience.update', { entryId, entry });
  };
  return useTask(save, { invalidates: WORK_STALE, tells: 'at-once', onDone: onSaved });
}
