import { useT } from '@nukkad/i18n/react.ts';
import type { SearchPage } from './use-search-page.ts';

/** Says to those who hear it how much was found for the text as it now stands; there from the beginning, so that it is heard. */
export function FoundCount({ page }: { readonly page: SearchPage }) {
  const t = useT('search');
  const { asked, found, options } = page;
  const isAnswered = asked !== '' && found.data !== undefined && !found.isPlaceholderData;
  const { jobs = [], companies = [] } = found.data ?? {};
  const told =
    options.length > 0
      ? t('results', { jobs: jobs.length, companies: companies.length })
      : t('none', { text: asked });
  return (
    <p className="nk-hidden" role="status">
      {isAnswered && told}
    </p>
  );
}
