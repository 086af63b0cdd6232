import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** Returns a text that follows the typed one after a short pause, so that not each letter is a request. */
export function useCalm(text: string): string {
  const [calm, setCalm] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setCalm(text), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return calm;
}
