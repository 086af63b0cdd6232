import type { GeoPoint } from '@nukkad/contract';
import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { ErrorState, SkeletonList } from '@nukkad/ui';
import { useState } from 'react';
import {
  type JobSearch,
  mapAddress,
  readJobSearch,
} from '../../features/job-search/search/job-search-params.ts';
import { EmptyResult, UnderstoodChips } from '../../features/job-search/search/lazy-parts.tsx';
import { mapJobsQuery } from '../../features/job-search/search/map-queries.ts';
import { withoutParts } from '../../features/job-search/search/text-parts.ts';
import { useJobSearch } from '../../features/job-search/search/use-job-search.ts';
import { useSearchMeaning } from '../../features/job-search/search/use-search-meaning.ts';
import { useSearchedAreaOf } from '../../features/job-search/search/use-searched-area.ts';
import { officialCityQuery } from '../../lib/place/official-city-query.ts';
import { loadRequired } from '../../lib/query/load-required.ts';
import { useErrorPhrase } from '../../lib/query/use-error-phrase.ts';
import type { Services } from '../../lib/services.ts';
import { JobRail, type SelectedJob } from './job-rail.tsx';
import { MapBar } from './map-bar.tsx';
import { MapHead } from './map-head.tsx';
import { MapMeta } from './map-meta.tsx';
import { MapView } from './map-view.tsx';
import type { Sheet } from './sheet.ts';
import { useMapJobs } from './use-map-jobs.ts';
import { useMapPlace } from './use-map-place.ts';
import { usePlaceName } from './use-place-name.ts';
import { useShownPlace } from './use-shown-place.ts';
import './map.css';
import { retryQuery } from '../../lib/query/retry-query.ts';

export const namespaces: readonly Namespace[] = ['map', 'jobs', 'filter'];

/** Loads the first jobs of a city. Jobs around the reader are loaded in the browser, which knows the position. */
export async function load(services: Services, url: URL): Promise<void> {
  const search = readJobSearch(url.searchParams);
  const { queryClient } = services;
  if (!services.isServer) return;
  await Promise.all([
    loadRequired(services, queryClient.fetchInfiniteQuery(mapJobsQuery(services, search, undefined))),
    search.city && queryClient.prefetchQuery(officialCityQuery(services, search.city)),
  ]);
}

/** Shows jobs on a map and as cards ordered by distance, so that the map is not needed to read them. */
export function MapScreen() {
  const t = useT('map');
  const [search, setSearch] = useJobSearch();
  const [here, setHere] = useState<GeoPoint | null>(null);
  const [selected, setSelected] = useState<SelectedJob | null>(null);
  const [sheet, setSheet] = useState<Sheet>('folded');
  const { place, cities } = useMapPlace(search, here);
  const jobs = useMapJobs(search, place);
  const meaning = useSearchMeaning(search, jobs.first);
  useSearchedAreaOf(meaning, jobs.first !== undefined);
  const shownPlace = useShownPlace(here ? [] : meaning.placeParts, meaning.place, { place, cities });
  const { name, line } = usePlaceName(shownPlace, meaning);
  const withoutPlace = { ...search, text: withoutParts(search.text, meaning.allPlaceParts) };
  const searchHere = (point: GeoPoint) => {
    setHere(point);
    // Remove a place from the search text, because it would override the map.
    if (meaning.allPlaceParts.length > 0) setSearch(withoutPlace);
  };
  const change = (next: JobSearch) => {
    if (next.city !== search.city || next.isNearMe !== search.isNearMe) setHere(null);
    setSearch(next);
  };
  return (
    <div className="map-screen" data-sheet={sheet} data-map-stage>
      <MapMeta search={search} name={name} />
      <MapBar
        search={search}
        meaning={meaning}
        placeName={name}
        onChange={change}
        onPlace={(chosen) => change({ ...withoutPlace, ...chosen })}
      />
      <div className="map-screen__side" data-map-sheet>
        <MapHead line={line} page={jobs.first} sheet={sheet} onSheet={setSheet} />
        {shownPlace === null && <p className="map-screen__where">{t('where')}</p>}
        {jobs.first && (
          <UnderstoodChips search={search} understood={jobs.first.understood} addressOf={mapAddress} />
        )}
        <MapJobs jobs={jobs} search={search} selected={selected} onSelect={setSelected} />
      </div>
      <MapView
        jobs={jobs.all}
        place={shownPlace}
        radiusKm={meaning.radiusKm}
        cities={cities}
        selected={selected}
        onSelect={(next) => {
          setSelected(next);
          // A marker was clicked, so its card must be visible.
          if (next.by === 'map') setSheet('cards');
        }}
        onSearchHere={searchHere}
      />
    </div>
  );
}

interface MapJobsProps {
  readonly jobs: ReturnType<typeof useMapJobs>;
  readonly search: JobSearch;
  readonly selected: SelectedJob | null;
  readonly onSelect: (selected: SelectedJob) => void;
}

function MapJobs({ jobs, search, selected, onSelect }: MapJobsProps) {
  const t = useT('map');
  const phrase = useErrorPhrase();
  const { query, first, within, all } = jobs;
  if (query.isError && !first) {
    return (
      <ErrorState
        text={phrase(query.error) ?? ''}
        isRetrying={query.isFetching}
        onRetry={() => retryQuery(query)}
      />
    );
  }
  if (!first) return <SkeletonList count={3} label={t('list')} />;
  return (
    <JobRail jobs={all} beyondFrom={within.length} selected={selected} onSelect={onSelect}>
      {within.length === 0 && <EmptyResult search={search} page={first} addressOf={mapAddress} />}
    </JobRail>
  );
}

export { MapScreen as Screen };
