import { SEARCH_LENGTH_MAX } from '@nukkad/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readJobSearch, writeJobSearch } from '../../features/job-search/search/job-search-params.ts';
import { HOME_PATH } from '../../lib/routing/return-path.ts';
import { useDebounced } from './use-debounced.ts';

const FIRST_ENTRY = 'default';

/** State that the search stores in its history entry. */
interface SearchEntry {
  /** Whether typing has added this entry. Back then clears the text before it leaves the search. */
  readonly isTyping: boolean;
  /** Whether the history has a page of this site before the search. */
  readonly hasBefore: boolean;
}

function entryOf(state: unknown, key: string): SearchEntry {
  const isKnown = state !== null && typeof state === 'object' && 'isTyping' in state;
  return isKnown ? (state as SearchEntry) : { isTyping: false, hasBefore: key !== FIRST_ENTRY };
}

interface SearchText {
  readonly text: string;
  /** The text to search for: debounced and trimmed. */
  readonly debouncedText: string;
  readonly setText: (text: string) => void;
  /** Goes back to the page before the search, past the entry that typing added. */
  readonly goBack: () => void;
}

/** Returns the search text, which is stored in the address so that Back restores it. */
export function useSearchText(): SearchText {
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(search).get('q') ?? '';
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);
  const isTyped = useRef(false);
  const debouncedText = useDebounced(text).trim();

  useEffect(() => {
    // Back and forward change the address, so the text follows it.
    if (inAddress === written.current) return;
    written.current = inAddress;
    isTyped.current = false;
    setText(inAddress);
  }, [inAddress]);

  useEffect(() => {
    if (!isTyped.current || debouncedText === written.current) return;
    written.current = debouncedText;
    const params = new URLSearchParams(search);
    const query = writeJobSearch(
      { ...readJobSearch(params), text: debouncedText || undefined },
      params,
    ).toString();
    const entry = entryOf(state, key);
    const isFirstLetter = !entry.isTyping && inAddress === '';
    navigate(
      { search: query && `?${query}` },
      {
        replace: !isFirstLetter,
        state: { ...entry, isTyping: entry.isTyping || isFirstLetter },
        preventScrollReset: true,
      },
    );
  }, [debouncedText, search, state, key, inAddress, navigate]);

  const goBack = useCallback(() => {
    const { isTyping, hasBefore } = entryOf(state, key);
    if (hasBefore) navigate(isTyping ? -2 : -1);
    else navigate(HOME_PATH);
  }, [state, key, navigate]);

  const type = useCallback((next: string) => {
    isTyped.current = true;
    setText(next.slice(0, SEARCH_LENGTH_MAX));
  }, []);

  return { text, debouncedText, setText: type, goBack };
}
