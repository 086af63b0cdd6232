import { TYPING_TIMES } from '@nukkad/contract/realtime/realtime.domain.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Returns whether the other side is typing, and functions to call with its signs and its messages. */
export function useOtherTyping() {
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = useCallback(() => {
    clearTimeout(timer.current);
    setTyping(false);
  }, []);
  const begin = useCallback(() => {
    clearTimeout(timer.current);
    setTyping(true);
    timer.current = setTimeout(() => setTyping(false), TYPING_TIMES.shown);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { isTyping, begin, end };
}

/** Returns a function that calls `report` at most once in three seconds. */
export function useThrottledTyping(report: () => void): () => void {
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    if (now - lastAt.current < TYPING_TIMES.between) return;
    lastAt.current = now;
    report();
  };
}
