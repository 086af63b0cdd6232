import { useCallback } from 'react';
import { useSessionState } from './use-session-state.ts';

/**
 * A form's values: what is saved, or what was typed since, also after a reload or a call that came in between. `forget`
 * it once it is sent.
 */
export function useDraft<T>(name: string, saved: T): readonly [T, (next: T) => void, () => void] {
  const [draft, write] = useSessionState<T>(name);
  const forget = useCallback(() => write(null), [write]);
  return [draft ?? saved, write, forget];
}
