import type { JobFilterOutput } from '@nukkad/contract';
import { useSyncExternalStore } from 'react';
import { lazyDialog } from '../../../lib/lazy/lazy-dialog.tsx';
import { lastSpokenSearch, onSpokenSearch } from '../../speech/spoken-search.ts';
import type { JobSearch } from '../search/job-search-params.ts';
import type { SearchMeaning } from '../search/use-search-meaning.ts';

const LazyAnswer = lazyDialog({
  load: async () => (await import('./list-answer.tsx')).ListAnswer,
  namespaces: ['search'],
  opensByItself: true,
});

interface AnswerToSpeechProps {
  readonly search: JobSearch;
  readonly meaning: SearchMeaning;
  /** The first page of results, once it is loaded. */
  readonly page: JobFilterOutput | undefined;
}

const nothing = () => undefined;

/** The answer to the search of this list if it was spoken, not typed. Its code is loaded only then. */
export function AnswerToSpeech({ search, meaning, page }: AnswerToSpeechProps) {
  const spoken = useSyncExternalStore(onSpokenSearch, lastSpokenSearch, () => null);
  if (spoken === null || spoken.text !== search.text || page === undefined) return null;
  return <LazyAnswer isOpen onClose={nothing} search={search} meaning={meaning} page={page} />;
}
