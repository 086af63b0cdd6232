import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the top when another screen opens. Going back keeps the position, which the browser restores. If the focus was in
 * the screen before, it moves to the new one.
 */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);
  useEffect(() => {
    if (type !== 'POP') window.scrollTo(0, 0);
    if (document.activeElement === document.body && (type !== 'POP' || !isFirst.current))
      document.getElementById('main')?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [pathname, type]);
}
