import type { Namespace } from '@nukkad/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { JobOpeningProvider, useOpenJob } from '../../features/job/pane/job-opening.ts';
import { NoScriptFilters } from '../../features/job-search/filters/no-script-filters.tsx';
import { type JobSearch, writeJobSearch } from '../../features/job-search/search/job-search-params.ts';
import { jobSearchQuery } from '../../features/job-search/search/job-search-queries.ts';
import { SearchResults } from '../../features/job-search/search/search-results.tsx';
import { withoutParts } from '../../features/job-search/search/text-parts.ts';
import { TopPicks } from '../../features/job-search/search/top-picks.tsx';
import { useJobSearch } from '../../features/job-search/search/use-job-search.ts';
import { useSearchMeaning } from '../../features/job-search/search/use-search-meaning.ts';
import { useViewerPoint } from '../../lib/place/use-viewer-point.ts';
import { useServices } from '../../lib/services.ts';
import { useChosenCityAtFirst } from './chosen-city-home.ts';
import { FilterRail } from './filter-rail.tsx';
import { JobListBar } from './job-list-bar.tsx';
import { JobListHeading } from './job-list-heading.tsx';
import { JobListMeta } from './job-list-meta.tsx';
import { JobSide } from './job-side.tsx';
import { LazyFilterSheet } from './lazy-filter-sheet.ts';
import { isWholeList, load } from './load-job-list.ts';
import { PlaceUnknown } from './place-unknown.tsx';
import { useAddressInLanguage } from './use-list-address.ts';
import './job-list.css';

export const namespaces: readonly Namespace[] = ['jobs', 'filter'];

/** The home screen: search bar, recommended jobs and all jobs. Wide screens also show the filters and the open job. */
export function JobListScreen() {
  useChosenCityAtFirst();
  const [search, setSearch] = useJobSearch();
  useAddressInLanguage(search);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const shouldFocusTitle = useRef(false);
  const noteOpened = useCallback(() => {
    shouldFocusTitle.current = true;
  }, []);
  const { close, ...opening } = useOpenJob(noteOpened);
  const jobs = useInfiniteQuery(jobSearchQuery(useServices(), search, useViewerPoint()));
  const meaning = useSearchMeaning(search, jobs.data?.pages[0]);
  const changePlace = (place: Partial<JobSearch>) =>
    setSearch({ ...search, text: withoutParts(search.text, meaning.placeParts), ...place });
  const appliedKey = writeJobSearch(search).toString();
  const closeJob = () => {
    document.querySelector<HTMLElement>('.job-list-screen__lists .nk-listing--current a')?.focus();
    close();
  };
  return (
    <div className="job-list-screen">
      <JobListMeta search={search} meaning={meaning} jobs={jobs.data?.pages[0]?.jobs} />
      <JobListBar
        search={search}
        meaning={meaning}
        onPlace={changePlace}
        onOpenFilters={() => setSheetOpen(true)}
      />
      <NoScriptFilters search={search} />
      <FilterRail appliedKey={appliedKey} applied={search} meaning={meaning} onApply={setSearch} />
      <JobOpeningProvider value={opening}>
        <div className="job-list-screen__lists">
          {isWholeList(search) && <TopPicks />}
          <section aria-labelledby="all-jobs">
            <JobListHeading search={search} meaning={meaning} />
            {meaning.isNearMe && <PlaceUnknown />}
            <SearchResults search={search} meaning={meaning} result={jobs} />
          </section>
        </div>
        <JobSide shareId={opening.shareId} onClose={closeJob} shouldFocusTitle={shouldFocusTitle} />
      </JobOpeningProvider>
      <LazyFilterSheet
        isOpen={isSheetOpen}
        onClose={() => setSheetOpen(false)}
        applied={search}
        meaning={meaning}
        onApply={setSearch}
      />
    </div>
  );
}

export { JobListScreen as Screen, load };
