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
    // A browser that keeps nothing: the form works until it is left.
  }
}

/** Removes everything that this tab stores, such as drafts, an invitation or a sign-in under way. */
export function forgetTab(): void {
  try {
    window.sessionStorage.clear();
  } catch {
    // Nothing was stored.
  }
}

/**
 * State that outlives a reload of this tab: phones drop a page while its reader looks up a code in another app. Only for
 * components that first appear in the browser (the server knows no drafts). `null` forgets it.
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
