import type { FormEvent } from 'react';
import { type JobSearch, readJobSearch } from '../search/job-search-params.ts';
import { HtmlFilterForm } from './html-filter-form.tsx';
import './filter-actions.css';

interface HtmlFiltersProps {
  readonly search: JobSearch;
  readonly onApply: (search: JobSearch) => void;
}

/** Tells React to keep the server's HTML of an element as it is, with everything that was chosen in it. */
const SERVER_HTML = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/**
 * The filters as a form in the server's HTML, which works before any script has loaded. Only the server renders the form; the
 * browser's build contains no code for it. Once the page is hydrated, it is submitted without loading the page.
 */
export function HtmlFilters({ search, onApply }: HtmlFiltersProps) {
  if (import.meta.env.SSR)
    return (
      <div>
        <HtmlFilterForm search={search} />
      </div>
    );
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    const values = [...new FormData(event.target as HTMLFormElement)];
    onApply(readJobSearch(new URLSearchParams(values.map(([name, value]) => [name, String(value)]))));
  };
  return <div onSubmit={submit} {...SERVER_HTML} />;
}
