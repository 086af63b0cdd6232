import { useCallback, useState } from 'react';

const PREFIX = 'nukkad.draft.';

function read<T>(name: string): T | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(PREFIX + name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

function write(name: string, value: unknown): void {
  try {
    if (value === null) window.sessionStorage.removeItem(PREFIX + name);
    else window.sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // The browser stores nothing. The form works until the page is left.
  }
}

/** Removes a state from the tab's storage. Components that are mounted show it until they are unmounted. */
export function forgetSessionState(name: string): void {
  write(name, null);
}

/** Removes everything that this tab stores: drafts, an invitation, a sign-in in progress. */
export function forgetTab(): void {
  try {
    window.sessionStorage.clear();
  } catch {
    // The browser stores nothing.
  }
}

/**
 * Returns state that survives a reload of this tab, because phones drop a page while its reader looks up a code in
 * another app. Only for components that are not rendered on the server. Setting `null` removes the state.
 */
export function useSessionState<T>(name: string): [T | null, (next: T | null) => void] {
  const [value, setValue] = useState<T | null>(() => read<T>(name));
  const save = useCallback(
    (next: T | null) => {
      write(name, next);
      setValue(next);
    },
    [name],
  );
  return [value, save];
}
