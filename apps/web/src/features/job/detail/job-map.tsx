import type { City, CityList, JobDetail } from '@nukkad/contract';
import { kmBetween } from '@nukkad/domain/geo.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOriginPoint } from '../../../lib/place/use-origin.ts';
import { useServices } from '../../../lib/services.ts';
import { MapCanvas } from '../map/canvas/map-canvas.tsx';
import type { MapPlace } from '../map/map-data.ts';
import { useMapTexts } from '../map/use-map-texts.ts';

const NO_CITIES: readonly City[] = [];
/** Largest distance in kilometres between job and reader at which the map shows both. */
const SHOWN_KM = 40;
const nothing = () => undefined;

/** A static map of the job, and of the reader if they are near. */
export function JobMap({ job }: { readonly job: JobDetail }) {
  const t = useT('job');
  const { site } = useServices();
  const texts = useMapTexts();
  const viewerPoint = useOriginPoint();
  const cities = useQueryClient().getQueryData<CityList>(['cities.list'])?.cities ?? NO_CITIES;
  const data = useMemo(() => {
    const { position } = job;
    const isNear = viewerPoint && position && kmBetween(viewerPoint, position) <= SHOWN_KM;
    const away: MapPlace | null = position && { kind: 'here', point: position };
    const place: MapPlace | null = isNear ? { kind: 'viewer', point: viewerPoint } : away;
    return { jobs: [job], place, radiusKm: SHOWN_KM, cities };
  }, [job, viewerPoint, cities]);
  const tiles = useMemo(
    () => (site.mapTileUrl ? { url: site.mapTileUrl, attribution: site.mapAttribution ?? '' } : null),
    [site],
  );
  return (
    <MapCanvas
      data={data}
      texts={texts}
      tiles={tiles}
      label={t('where')}
      current={null}
      isPicture
      onPick={nothing}
      onMove={nothing}
    />
  );
}
