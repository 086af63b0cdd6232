import { JOB_FILTER_NAMES } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { type FormEvent, useState } from 'react';
import type { JobSearch } from '../search/job-search-params.ts';
import type { SearchMeaning } from '../search/use-search-meaning.ts';
import { FilterField } from './filter-field.tsx';
import { resetFilters } from './reset-filters.ts';
import { useApplyText } from './use-draft-count.ts';
import './filter-panel.css';

interface FilterPanelProps {
  readonly applied: JobSearch;
  /** The occupation, place and radius of the applied search, for labels. */
  readonly meaning: SearchMeaning;
  readonly onApply: (search: JobSearch) => void;
}

/**
 * All filters as a draft that is searched on Apply. Pass the applied filters as `key`, so that the draft resets when
 * they change.
 */
export function FilterPanel({ applied, meaning, onApply }: FilterPanelProps) {
  const t = useT('filter');
  const [draft, setDraft] = useState(applied);
  const change = (part: Partial<JobSearch>) => setDraft((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply(draft);
  };
  const part = { draft, meaning, onChange: change };
  return (
    <form className="filter-panel" onSubmit={submit} aria-label={t('title')}>
      {JOB_FILTER_NAMES.map((name) => (
        <FilterField key={name} name={name} {...part} />
      ))}
      <div className="filter-panel__actions">
        <Button variant="quiet" onClick={() => onApply(resetFilters(applied))}>
          {t('reset')}
        </Button>
        <Button type="submit">{useApplyText(draft, applied)}</Button>
      </div>
    </form>
  );
}
