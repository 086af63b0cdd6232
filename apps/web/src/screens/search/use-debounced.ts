import { useEffect, useState } from 'react';

const PAUSE_MS = 160;

/** Returns the text of the last pause in typing. An empty text is returned at once. */
export function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return value === '' ? '' : settled;
}
