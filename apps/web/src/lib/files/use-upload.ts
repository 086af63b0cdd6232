import type { FileKind } from '@nukkad/contract';
import { PROFILE_STALE } from '../query/stale-after.ts';
import { useTask } from '../query/use-action.ts';
import { useServices } from '../services.ts';

/** Stores a file of the seeker's; the profile then shows it. */
export function useUpload(kind: FileKind, stored: string) {
  const { api } = useServices();
  return useTask((file: File) => api.call('files.upload', { kind }, { file }), {
    invalidates: PROFILE_STALE,
    say: () => stored,
  });
}
