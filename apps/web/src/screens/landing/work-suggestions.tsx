import { useT } from '@nukkad/i18n/react.ts';
import type { RefObject } from 'react';
import { FoundList } from '../search/found-list.tsx';
import { useWorkSuggestions } from './use-work-suggestions.ts';
import '../search/search.css';
import './work-suggestions.css';

interface WorkSuggestionsProps {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly city: string | undefined;
}

/** Keeps the focus in the text box while the list is pressed, because the list closes when the box loses it. */
function keepFocus(list: HTMLElement | null): () => void {
  const prevent = (event: Event) => event.preventDefault();
  list?.addEventListener('mousedown', prevent);
  return () => list?.removeEventListener('mousedown', prevent);
}

/** The suggestions below the text box of the landing page, which becomes a combobox. */
export function WorkSuggestions({ box, city }: WorkSuggestionsProps) {
  const t = useT('search');
  const { listId, text, options, active, isBusy, counts, choose } = useWorkSuggestions(box, city);
  return (
    <>
      <p className="nk-hidden" role="status">
        {counts && t('results', counts)}
      </p>
      {options.length > 0 && (
        <div className="work-suggestions" aria-busy={isBusy} ref={keepFocus}>
          <FoundList id={listId} text={text} options={options} active={active} onChoose={choose} />
        </div>
      )}
    </>
  );
}
