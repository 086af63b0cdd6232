import { useT } from '@nukkad/i18n/react.ts';
import { ErrorState } from '@nukkad/ui';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { retryQuery } from '../../lib/query/retry-query.ts';
import { FoundList } from './found-list.tsx';
import { NothingFound } from './nothing-found.tsx';
import type { SearchPage } from './use-search-page.ts';

/** The part of the page while typing: results, no results, loading, or an error. */
export function FoundParts({ page }: { readonly page: SearchPage }) {
  const t = useT('search');
  const { found, debouncedText, options } = page;
  if (found.isError) {
    return <ErrorState text={t('failed')} isRetrying={found.isFetching} onRetry={() => retryQuery(found)} />;
  }
  if (!found.data) return <PageSkeleton />;
  return (
    <div aria-busy={found.isPlaceholderData}>
      {options.length > 0 ? (
        <FoundList
          id={page.listId}
          text={debouncedText}
          options={options}
          active={page.active}
          onChoose={page.noteChoice}
        />
      ) : (
        <NothingFound text={debouncedText} allJobsAddress={page.allJobsAddress} />
      )}
    </div>
  );
}
