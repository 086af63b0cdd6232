import type { JobSearch } from '../search/job-search-params.ts';
import { PlainFilterForm } from './plain-filter-form.tsx';

/** The filters as a plain form for readers without script; the browser's build carries none of it. */
export function PlainFilters({ search }: { readonly search: JobSearch }) {
  return <noscript>{import.meta.env.SSR && <PlainFilterForm search={search} />}</noscript>;
}
