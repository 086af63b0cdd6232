import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HOME_PATH } from './return-path.ts';

const FIRST_ENTRY = 'default';

/** The router's number of this entry in the history; it counts from 0 where one came to the site. */
function entryNumber(): number | undefined {
  return (window.history.state as { idx?: number } | null)?.idx;
}

/**
 * Goes back to the page before. If the page was opened from a link elsewhere, going back would leave the site: it leads to
 * the parent page instead.
 */
export function useGoBack(parent: string = HOME_PATH): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(() => {
    // A first entry that was replaced has another key, but still the number 0.
    const isFirst = key === FIRST_ENTRY || entryNumber() === 0;
    if (isFirst) navigate(parent);
    else navigate(-1);
  }, [navigate, key, parent]);
}
