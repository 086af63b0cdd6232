import { type RefObject, useEffect, useState } from 'react';

/** Well before it is seen, so that it stands there when it is. */
const AHEAD = '200px';

/** Whether an element has come near the part of the page that is seen; once true, it stays. */
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
