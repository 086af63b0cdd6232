import { type RefObject, useEffect, useState } from 'react';

/** Margin around the viewport within which an element counts as seen, so that its content is ready in time. */
const AHEAD = '200px';

/** Returns whether an element has been in or near the viewport. Once true, it stays true. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !element.current) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: AHEAD },
    );
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [isSeen, element]);
  return isSeen;
}
