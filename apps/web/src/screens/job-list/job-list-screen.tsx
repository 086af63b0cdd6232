import type { Namespace } from '@nukkad/i18n';
import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { HomeRow } from '../../features/home/home-row.tsx';
import { JobOpeningProvider, useOpenJob, WIDE } from '../../features/job/pane/job-opening.ts';
import type { JobSearch } from '../../features/job-search/search/job-search-params.ts';
import { OrderLinks } from '../../features/job-search/search/order-links.tsx';
import { SearchResults } from '../../features/job-search/search/search-results.tsx';
import { withoutParts } from '../../features/job-search/search/text-parts.ts';
import { TopPicks } from '../../features/job-search/search/top-picks.tsx';
import { useFoundJobs } from '../../features/job-search/search/use-found-jobs.ts';
import { useJobSearch } from '../../features/job-search/search/use-job-search.ts';
import { useSearchMeaning } from '../../features/job-search/search/use-search-meaning.ts';
import { useSearchedAreaOf } from '../../features/job-search/search/use-searched-area.ts';
import { AnswerToSpeech } from '../../features/job-search/spoken/answer-to-speech.tsx';
import { useMedia } from '../../lib/page/use-media.ts';
import { shareIdOf } from '../../lib/routing/share-id-of.ts';
import { useChosenCityAtFirst } from './chosen-city-home.ts';
import { FilterRail } from './filter-rail.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { JobListBar } from './job-list-bar.tsx';
import { JobListHeading } from './job-list-heading.tsx';
import { JobListMeta } from './job-list-meta.tsx';
import { JobSide } from './job-side.tsx';
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
  const shouldFocusTitle = useRef(false);
  const noteOpened = useCallback(() => {
    shouldFocusTitle.current = true;
  }, []);
  const { close, shareId: openedId, follow } = useOpenJob(noteOpened);
  // Deferred and memoized, because React removes the server's HTML of a part whose script has not loaded yet if a
  // context above it changes.
  const isWide = useDeferredValue(useMedia(WIDE));
  const found = useFoundJobs(search);
  const jobs = found.result;
  const page = jobs.data?.pages[0];
  const meaning = useSearchMeaning(search, page);
  useSearchedAreaOf(meaning, jobs.data !== undefined);
  const [first] = page?.jobs ?? [];
  const firstId = first ? shareIdOf(first.link) : null;
  // A job beside the list is marked in the list.
  const shownId = isWide ? (openedId ?? firstId) : null;
  const opening = useMemo(() => ({ shareId: shownId, follow }), [shownId, follow]);
  const changePlace = (place: Partial<JobSearch>) =>
    setSearch({ ...search, text: withoutParts(search.text, meaning.allPlaceParts), ...place });
  const closeJob = () => {
    document.querySelector<HTMLElement>('.job-list-screen__lists .nk-listing--current a')?.focus();
    close();
  };
  return (
    <div className="job-list-screen">
      <JobListMeta search={search} meaning={meaning} jobs={page?.jobs} />
      <JobListBar
        search={search}
        meaning={meaning}
        onPlace={changePlace}
        onSpoken={(text) => setSearch({ ...search, text })}
      />
      <FilterRail applied={search} meaning={meaning} onApply={setSearch} />
      <JobOpeningProvider value={opening}>
        <div className="job-list-screen__lists">
          {isWholeList(search) && <TopPicks />}
          <section aria-labelledby="all-jobs">
            <JobListHeading search={search} meaning={meaning} page={page} />
            <div className="job-list__tools">
              <HomeRow city={search.city} isShort />
              {page && page.jobs.length > 1 && <OrderLinks search={search} meaning={meaning} />}
            </div>
            <AnswerToSpeech search={search} meaning={meaning} page={page} />
            {meaning.isNearMe && <PlaceUnknown />}
            <SearchResults search={search} meaning={meaning} found={found} />
          </section>
        </div>
        <JobSide
          isWide={isWide}
          openedId={openedId}
          firstId={firstId}
          onClose={closeJob}
          shouldFocusTitle={shouldFocusTitle}
        />
      </JobOpeningProvider>
      <FilterSheet applied={search} meaning={meaning} onApply={setSearch} />
    </div>
  );
}

export { JobListScreen as Screen, load };
