import type { JobSearch } from '../search/job-search-params.ts';
import { NoScriptFilterForm } from './no-script-filter-form.tsx';

/**
 * The filters for readers without JavaScript. Only the server renders them; the browser's build contains no code for
 * them.
 */
export function NoScriptFilters({ search }: { readonly search: JobSearch }) {
  return <noscript>{import.meta.env.SSR && <NoScriptFilterForm search={search} />}</noscript>;
}
