import { SEARCH_LENGTH_MAX } from '@nukkad/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readJobSearch, writeJobSearch } from '../../features/job-search/search/job-search-params.ts';
import { HOME_PATH } from '../../lib/routing/return-path.ts';

/** The value once it has stayed the same for some milliseconds; an empty text at once. */
function useDebounced(value: string, delayMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return value === '' ? '' : settled;
}

const PAUSE_MS = 160;
const FIRST_ENTRY = 'default';

/** What the search keeps of an entry of the history. */
interface SearchEntry {
  /** Typing makes one more entry, so that the device's Back clears the text before it leaves. */
  readonly isTyping: boolean;
  /** Whether there is a page of this site before the search. */
  readonly hasBefore: boolean;
}

function entryOf(state: unknown, key: string): SearchEntry {
  const isKnown = state !== null && typeof state === 'object' && 'isTyping' in state;
  return isKnown ? (state as SearchEntry) : { isTyping: false, hasBefore: key !== FIRST_ENTRY };
}

interface SearchText {
  readonly text: string;
  /** The text as of the last pause in typing, trimmed: what is asked for. */
  readonly asked: string;
  readonly setText: (text: string) => void;
  /** The page's arrow: over the typing, to where one was before the search. */
  readonly goBack: () => void;
}

/** The text of the search, kept in the address so that one comes back to it. */
export function useSearchText(): SearchText {
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(search).get('q') ?? '';
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);
  const isTyped = useRef(false);
  const asked = useDebounced(text, PAUSE_MS).trim();

  useEffect(() => {
    // Back and forward change the address under the text.
    if (inAddress === written.current) return;
    written.current = inAddress;
    isTyped.current = false;
    setText(inAddress);
  }, [inAddress]);

  useEffect(() => {
    if (!isTyped.current || asked === written.current) return;
    written.current = asked;
    const params = new URLSearchParams(search);
    const query = writeJobSearch({ ...readJobSearch(params), text: asked || undefined }, params).toString();
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
  }, [asked, search, state, key, inAddress, navigate]);

  const goBack = useCallback(() => {
    const { isTyping, hasBefore } = entryOf(state, key);
    if (hasBefore) navigate(isTyping ? -2 : -1);
    else navigate(HOME_PATH);
  }, [state, key, navigate]);

  const type = useCallback((next: string) => {
    isTyped.current = true;
    setText(next.slice(0, SEARCH_LENGTH_MAX));
  }, []);

  return { text, asked, setText: type, goBack };
}
