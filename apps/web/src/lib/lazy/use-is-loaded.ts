import { useEffect, useState } from 'react';
import { afterLoad } from './after-load.ts';

/** Returns false until the page and its pictures have loaded, and on the server. */
export function useIsLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isOver = false;
    void afterLoad().then(() => isOver || setLoaded(true));
    return () => {
      isOver = true;
    };
  }, []);
  return isLoaded;
}
