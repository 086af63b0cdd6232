import { useCallback } from 'react';
import { useSessionState } from './use-session-state.ts';

/**
 * The values of a form: the typed ones if there are any, otherwise the saved ones. They survive a reload. Returns the
 * values, a setter, and a function that deletes the draft after sending.
 */
export function useDraft<T>(name: string, saved: T): readonly [T, (next: T) => void, () => void] {
  const [draft, write] = useSessionState<T>(name);
  const forget = useCallback(() => write(null), [write]);
  return [draft ?? saved, write, forget];
}
