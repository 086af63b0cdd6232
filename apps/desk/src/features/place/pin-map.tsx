import 'leaflet/dist/leaflet.css';
import '@nukkad/browser/map/map-ground.css';
import type { Tiles } from '@nukkad/browser/map/tiles.ts';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPinMap, type PinMap as Drawn, type Point } from './create-pin-map.ts';
import type { MapName } from './labels-without-overlap.ts';
import './pin-map.css';

export interface PinMapProps {
  readonly pin: Point;
  /** The city and its areas. */
  readonly names: readonly MapName[];
  /** Called with the new place of the pin. Returns false to refuse it; the pin then goes back. */
  readonly onMove: (point: Point) => boolean;
  readonly onFailed: () => void;
}

/** Reads the configured background from the page; null if there is none. */
function readTiles(): Tiles | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]');
  return meta === null ? null : { url: meta.content, attribution: meta.dataset.attribution ?? '' };
}

/** The map with the pin, in a chunk that is loaded when somebody opens it. */
export function PinMap({ pin, names, onMove, onFailed }: PinMapProps) {
  const t = useT('hire-place');
  const language = useLanguage();
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<Drawn | null>(null);
  const move = useEffectEvent(onMove);
  const create = useEffectEvent((box: HTMLDivElement) => {
    try {
      map.current = createPinMap(box, {
        pin,
        names,
        tiles: readTiles(),
        language,
        texts: {
          pin: t('pin'),
          zoomIn: t('zoomIn'),
          zoomOut: t('zoomOut'),
        },
        onMove: (point) => move(point),
      });
    } catch {
      onFailed();
    }
  });

  useEffect(() => {
    if (element.current !== null) create(element.current);
    return () => {
      map.current?.destroy();
      map.current = null;
    };
  }, []);

  const { latitude, longitude } = pin;
  useEffect(() => map.current?.setPin({ latitude, longitude }), [latitude, longitude]);

  return <section ref={element} className="map-canvas hire-pin-map" aria-label={t('map')} />;
}
