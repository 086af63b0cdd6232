import { useSessionState } from '@nukkad/browser/storage/use-session-state.ts';
import { useCallback } from 'react';

/**
 * Returns the values of a form, a setter, and a function that deletes the draft after sending. The values are the
 * typed ones if there are any, otherwise the saved ones. They survive a reload.
 */
export function useDraft<T>(name: string, saved: T): readonly [T, (next: T) => void, () => void] {
  const [draft, write] = useSessionState<T>(name);
  const forget = useCallback(() => write(null), [write]);
  return [draft ?? saved, write, forget];
}
