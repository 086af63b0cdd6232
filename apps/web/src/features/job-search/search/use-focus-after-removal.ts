import { useEffect, useRef } from 'react';

function focusTitle(): void {
  const title = document.querySelector('h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}

/**
 * After a chip was removed, focuses the first remaining chip, or the title if none is left, so that keyboard users do
 * not lose the focus.
 */
export function useFocusAfterRemoval(text: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const isRemoved = useRef(false);
  useEffect(() => {
    if (!isRemoved.current) return;
    isRemoved.current = false;
    box.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [text]);
  useEffect(() => () => void (isRemoved.current && focusTitle()), []);
  const noteRemoval = () => {
    isRemoved.current = true;
  };
  return { box, noteRemoval };
}
