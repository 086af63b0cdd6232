import type { FileKind } from '@nukkad/contract';
import { useState } from 'react';
import { PROFILE_STALE } from '../../lib/query/stale-after.ts';
import { useTask } from '../../lib/query/use-action.ts';
import { useServices } from '../../lib/services.ts';
import { useUploadProgress } from './use-upload-progress.ts';

/**
 * Uploads a file of the seeker, then refetches the profile. A failed upload can be retried without choosing the file
 * again.
 */
export function useUpload(kind: FileKind, stored: string, onStored?: () => void) {
  const { api } = useServices();
  const sending = useUploadProgress();
  const upload = useTask((file: File) => api.call('files.upload', { kind }, { file, ...sending.begin() }), {
    invalidates: PROFILE_STALE,
    message: () => stored,
    onDone: onStored,
  });
  const [chosen, setChosen] = useState<File | null>(null);
  const run = (file: File) => {
    setChosen(file);
    upload.run(file);
  };
  const cancel = () => {
    sending.cancel();
    upload.reset();
  };
  const retry = () => chosen && upload.run(chosen);
  return { ...upload, run, cancel, retry, share: sending.share };
}
