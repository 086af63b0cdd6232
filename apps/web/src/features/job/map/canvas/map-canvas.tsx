import type { Tiles } from '@nukkad/browser/map/tiles.ts';
import type { GeoPoint, JobCard } from '@nukkad/contract';
import 'leaflet/dist/leaflet.css';
import '@nukkad/browser/map/map-ground.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MapData } from '../map-data.ts';
import { createJobMap, type JobMap } from './create-job-map.ts';
import type { MapTexts } from './map-texts.ts';
import './map-canvas.css';

interface MapCanvasProps {
  readonly data: MapData;
  readonly texts: MapTexts;
  readonly tiles: Tiles | null;
  readonly label: string;
  /** The selected job. The map pans to it unless it is only hovered. */
  readonly current: { readonly id: string; readonly isIntoView: boolean } | null;
  /** Whether the map is a static picture within a scrolling page. */
  readonly isPicture?: boolean | undefined;
  readonly onPick: (job: JobCard) => void;
  readonly onMove: (middle: GeoPoint, kilometres: number | null) => void;
}

/** The map as a React component, in a chunk that only browsers load. */
export function MapCanvas(props: MapCanvasProps) {
  const { data, texts, tiles, label, current, isPicture = false, onPick, onMove } = props;
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<JobMap | null>(null);
  const pick = useEffectEvent(onPick);
  const move = useEffectEvent(onMove);
  const showNow = useEffectEvent(() => map.current?.show(data));

  useEffect(() => {
    if (!element.current) return undefined;
    const created = createJobMap(element.current, {
      texts,
      tiles,
      isPicture,
      onPick: (job) => pick(job),
      onMove: (middle, kilometres) => move(middle, kilometres),
    });
    map.current = created;
    showNow();
    return () => {
      created.destroy();
      map.current = null;
    };
  }, [texts, tiles, isPicture]);

  useEffect(() => map.current?.show(data), [data]);
  useEffect(() => map.current?.mark(current?.id ?? null, current?.isIntoView ?? false), [current]);

  return <section ref={element} className="map-canvas" aria-label={label} />;
}
