import type { CallOptions } from '@nukkad/contract/client.ts';
import { useCallback, useRef, useState } from 'react';

/** Tracks the progress of an upload, and lets the user cancel it. */
export function useUploadProgress() {
  const [share, setShare] = useState(0);
  const controller = useRef<AbortController>(null);
  const begin = useCallback((): Pick<CallOptions, 'signal' | 'onProgress'> => {
    controller.current = new AbortController();
    setShare(0);
    return { signal: controller.current.signal, onProgress: setShare };
  }, []);
  const cancel = useCallback(() => controller.current?.abort(), []);
  return { share, begin, cancel };
}
