import type { JobSearch } from '../search/job-search-params.ts';
import { PlainFilterForm } from './plain-filter-form.tsx';

/**
 * The filters for readers without JavaScript. Only the server renders them; the browser's build contains no code for
 * them.
 */
export function PlainFilters({ search }: { readonly search: JobSearch }) {
  return <noscript>{import.meta.env.SSR && <PlainFilterForm search={search} />}</noscript>;
}
