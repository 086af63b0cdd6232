import type { FileKind } from '@nukkad/contract';
import { useMutation } from '@tanstack/react-query';
import { useProfileChanged } from '../profile/profile-query.ts';
import { useServices } from '../services.ts';

/** Stores a file of the seeker's; the profile then shows it. */
export function useUpload(kind: FileKind) {
  const { api } = useServices();
  const profileChanged = useProfileChanged();
  return useMutation({
    mutationFn: (file: File) => api.call('files.upload', { kind }, { file }),
    onSuccess: profileChanged,
  });
}
