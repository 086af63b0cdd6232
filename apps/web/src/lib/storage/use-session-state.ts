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

/** Forgets every draft of this tab: another person may be next. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith(PREFIX)) window.sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept.
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
