import { HOME_PATH } from '@nukkad/domain/return-path.ts';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const FIRST_ENTRY = 'default';

/** Returns the router's index of this history entry. It is 0 for the first page of the visit. */
function entryNumber(): number | undefined {
  return (window.history.state as { idx?: number } | null)?.idx;
}

/**
 * Returns a function that goes back to the previous page. If that would leave the site, it opens the parent page
 * instead: by default the list of jobs.
 */
export function useGoBack(parent: string = HOME_PATH): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(() => {
    // A replaced first entry has another key, but keeps the index 0.
    const isFirst = key === FIRST_ENTRY || entryNumber() === 0;
    if (isFirst) navigate(parent);
    else navigate(-1);
  }, [navigate, key, parent]);
}
