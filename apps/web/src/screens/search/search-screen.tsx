import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { IconButton } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { readJobSearch } from '../../features/job-search/search/job-search-params.ts';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { officialCityQuery } from '../../lib/place/official-city-query.ts';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import { type Services, useServices } from '../../lib/services.ts';
import { FoundCount } from './found-count.tsx';
import { FoundParts } from './found-parts.tsx';
import { SearchBox } from './search-box.tsx';
import { startQuery, typeaheadQuery } from './search-queries.ts';
import { StartLists } from './start-lists.tsx';
import { useSearchPage } from './use-search-page.ts';
import './search.css';

export const namespaces: readonly Namespace[] = ['search', 'jobs'];

/** Loads the start lists. The server also loads the results of a text in the address. */
export async function load({ queryClient, ...services }: Services, url: URL): Promise<void> {
  const { text, city } = readJobSearch(url.searchParams);
  const all = { queryClient, ...services };
  const { isServer } = services;
  await Promise.all([
    queryClient.prefetchQuery(startQuery(all, city)),
    isServer && city && queryClient.prefetchQuery(officialCityQuery(all, city)),
    isServer && text && queryClient.prefetchQuery(typeaheadQuery(all, { text, city, point: undefined })),
  ]);
}

/** The search page: recent and popular items before typing, matching companies and jobs while typing. */
export function SearchScreen() {
  const nav = useT('nav');
  const common = useT('common');
  const services = useServices();
  const page = useSearchPage();
  const start = useQuery(startQuery(services, page.search.city));
  return (
    <div className="nk-page nk-page--text search-screen">
      <title>{`${nav('searchJob')} · ${services.site.brand}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="nk-hidden">{nav('searchJob')}</h1>
      <div className="search-screen__bar">
        <IconButton label={common('back')} icon={<ArrowLeft aria-hidden size={24} />} onClick={page.goBack} />
        <SearchBox {...page.box} />
      </div>
      <FoundCount page={page} />
      {page.debouncedText === '' ? (
        <QueryParts query={start} skeleton={<PageSkeleton />}>
          {(data) => <StartLists start={data} city={page.search.city} writeStored={page.writeStored} />}
        </QueryParts>
      ) : (
        <FoundParts page={page} />
      )}
    </div>
  );
}

export { SearchScreen as Screen };
