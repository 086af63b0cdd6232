import { useEffect } from 'react';

/** Scroll position in pixels from which the header is compact. */
const SCROLLED_PX = 120;

/** Sets the attribute `data-scrolled` on the root element for the stylesheet, so that scrolling causes no rendering. */
export function useScrolledStyle(): void {
  useEffect(() => {
    const update = () =>
      document.documentElement.toggleAttribute('data-scrolled', window.scrollY >= SCROLLED_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
}
