import { JOB_FILTER_NAMES } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { type FormEvent, useState } from 'react';
import { type JobSearch, writeJobSearch } from '../search/job-search-params.ts';
import type { SearchMeaning } from '../search/use-search-meaning.ts';
import { FilterField } from './filter-field.tsx';
import { resetFilters } from './reset-filters.ts';
import { useApplyText } from './use-draft-count.ts';
import './filter-actions.css';
import './filter-panel.css';

interface FilterPanelProps {
  readonly applied: JobSearch;
  /** The occupation, place and radius of the applied search, for labels. */
  readonly meaning: SearchMeaning;
  readonly onApply: (search: JobSearch) => void;
}

/**
 * Returns the filters as a draft, and a function to change it. The draft is reset if other filters are applied than the
 * ones that this panel submitted, for example when the reader removes a chip. The panel is not rebuilt after Apply,
 * because its button would lose the focus.
 */
function useDraft(applied: JobSearch) {
  const appliedKey = writeJobSearch(applied).toString();
  const [draft, setDraft] = useState(applied);
  const [lastKey, setLastKey] = useState(appliedKey);
  const [submittedKey, setSubmittedKey] = useState('');
  if (appliedKey !== lastKey) {
    setLastKey(appliedKey);
    if (appliedKey !== submittedKey) setDraft(applied);
    setSubmittedKey('');
  }
  return {
    draft,
    change: (part: Partial<JobSearch>) => setDraft((before) => ({ ...before, ...part })),
    rememberSubmitted: (search: JobSearch) => setSubmittedKey(writeJobSearch(search).toString()),
  };
}

/** All filters as a draft that is searched on Apply. */
export function FilterPanel({ applied, meaning, onApply }: FilterPanelProps) {
  const t = useT('filter');
  const { draft, change, rememberSubmitted } = useDraft(applied);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rememberSubmitted(draft);
    onApply(draft);
  };
  const part = { draft, meaning, onChange: change };
  return (
    <form className="filter-panel" onSubmit={submit} aria-label={t('title')}>
      {JOB_FILTER_NAMES.map((name) => (
        <FilterField key={name} name={name} {...part} />
      ))}
      <div className="filter-actions">
        <Button variant="quiet" onClick={() => onApply(resetFilters(applied))}>
          {t('reset')}
        </Button>
        <Button type="submit">{useApplyText(draft, applied)}</Button>
      </div>
    </form>
  );
}
