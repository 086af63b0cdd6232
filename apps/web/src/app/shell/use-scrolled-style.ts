import { useEffect } from 'react';

/** From so far down the page on, the header is compact. */
const SCROLLED_PX = 120;

/** Tells the stylesheet whether the page is scrolled: an attribute of its root, so that scrolling renders nothing. */
export function useScrolledStyle(): void {
  useEffect(() => {
    const tell = () =>
      document.documentElement.toggleAttribute('data-scrolled', window.scrollY >= SCROLLED_PX);
    tell();
    window.addEventListener('scroll', tell, { passive: true });
    return () => window.removeEventListener('scroll', tell);
  }, []);
}
