import { useT } from '@nukkad/i18n/react.ts';
import type { SearchPage } from './use-search-page.ts';

/** Announces the number of results to screen readers. It is always rendered, because a live region must exist before its text changes. */
export function FoundCount({ page }: { readonly page: SearchPage }) {
  const t = useT('search');
  const { debouncedText, found, options } = page;
  const isAnswered = debouncedText !== '' && found.data !== undefined && !found.isPlaceholderData;
  const { jobs = [], companies = [] } = found.data ?? {};
  const message =
    options.length > 0
      ? t('results', { jobs: jobs.length, companies: companies.length })
      : t('none', { text: debouncedText });
  return (
    <p className="nk-hidden" role="status">
      {isAnswered && message}
    </p>
  );
}
