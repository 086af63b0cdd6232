import type { City, GeoPoint, JobCard } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { RotateCw } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { LazyMap } from '../../features/job/map/lazy-map.tsx';
import type { MapPlace } from '../../features/job/map/map-data.ts';
import { useMapTexts } from '../../features/job/map/use-map-texts.ts';
import { useIsLoaded } from '../../lib/lazy/use-is-loaded.ts';
import { useServices } from '../../lib/services.ts';
import type { SelectedJob } from './job-rail.tsx';

/** Share of the search radius by which the map must be moved before "search here" is offered. */
const AWAY_SHARE = 0.3;

interface MapViewProps {
  readonly jobs: readonly JobCard[];
  readonly place: MapPlace | null;
  readonly radiusKm: number;
  readonly cities: readonly City[];
  readonly selected: SelectedJob | null;
  readonly onSelect: (selected: SelectedJob) => void;
  readonly onSearchHere: (point: GeoPoint) => void;
}

/** The map and its controls. Shows an empty background until the map code has loaded. */
export function MapView(props: MapViewProps) {
  const { jobs, place, radiusKm, cities, selected, onSelect, onSearchHere } = props;
  const t = useT('map');
  const { site } = useServices();
  const texts = useMapTexts();
  // The cards come first.
  const isDue = useIsLoaded();
  const [away, setAway] = useState<GeoPoint | null>(null);
  const data = useMemo(() => ({ jobs, place, radiusKm, cities }), [jobs, place, radiusKm, cities]);
  const tiles = useMemo(
    () => (site.mapTileUrl ? { url: site.mapTileUrl, attribution: site.mapAttribution ?? '' } : null),
    [site],
  );
  const current = useMemo(
    () => selected && { id: selected.id, isIntoView: selected.by !== 'pointing' },
    [selected],
  );
  const follow = (middle: GeoPoint, kilometres: number | null) =>
    setAway(kilometres === null || kilometres > radiusKm * AWAY_SHARE ? middle : null);
  const waiting = <p className="map-view__waiting">{t('loading')}</p>;
  return (
    <div className="map-view">
      {isDue ? (
        <Suspense fallback={waiting}>
          <LazyMap
            data={data}
            texts={texts}
            tiles={tiles}
            label={t('label')}
            current={current}
            onPick={({ id }) => onSelect({ id, by: 'map' })}
            onMove={follow}
          />
        </Suspense>
      ) : (
        waiting
      )}
      {away && (
        <Button
          className="map-view__here"
          size="s"
          icon={<RotateCw aria-hidden size={18} />}
          onClick={() => {
            setAway(null);
            onSearchHere(away);
          }}
        >
          {t('searchHere')}
        </Button>
      )}
    </div>
  );
}
