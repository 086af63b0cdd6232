import type { City, JobCard } from '@nukkad/contract';
import { type Map as LeafletMap, latLngBounds, layerGroup, marker } from 'leaflet';
import { nudgeMarker } from '../nudge-inside.ts';
import { labelsAt, localitiesOf, markerRects, type PlaceLabel, type Rect } from '../place-labels.ts';
import { labelIcon } from './label-icon.ts';
import type { MapTexts } from './map-texts.ts';
import { controlRects, mapWindow, projectedRect, visibleWindow } from './visible-window.ts';

export interface NameLayer {
  /** `taken` are rectangles that names must not cover, besides the markers. */
  draw(cities: readonly City[], jobs: readonly JobCard[], taken: readonly Rect[]): void;
}

function placeNames(cities: readonly City[], jobs: readonly JobCard[], { language }: MapTexts): PlaceLabel[] {
  const nameOf = (city: City, kind: PlaceLabel['kind']): PlaceLabel => ({
    name: city.names[language],
    position: city.position,
    kind,
  });
  return [
    ...cities.filter((city) => city.isPopular).map((city) => nameOf(city, 'city')),
    ...localitiesOf(jobs, language),
    ...cities.filter((city) => !city.isPopular).map((city) => nameOf(city, 'town')),
  ];
}

/** Returns the rectangles of markers where `marker-layer.ts` shows them: inside the map, beside its controls. */
function shownRects(map: LeafletMap, markers: readonly Rect[]): Rect[] {
  const { x = 0, y = 0 } = map.getPixelBounds().min ?? {};
  const visible = mapWindow(map);
  return markers.flatMap(({ left, right, top, bottom }) => {
    const marker = { left: left - x, right: right - x, top: top - y, bottom: bottom - y };
    const nudge = nudgeMarker(marker, visible);
    if (nudge === null) return [];
    const { across, down } = nudge;
    return [{ left: left + across, right: right + across, top: top + down, bottom: bottom + down }];
  });
}

/** Draws the names of cities, towns and the jobs' localities. Names that do not fit into the visible map are omitted. */
export function createLabelLayer(map: LeafletMap, texts: MapTexts): NameLayer {
  const group = layerGroup().addTo(map);
  return {
    draw(cities, jobs, taken) {
      group.clearLayers();
      const visibleBounds = latLngBounds(map.getBounds().getSouthWest(), map.getBounds().getNorthEast()).pad(
        0.5,
      );
      const near = placeNames(cities, jobs, texts).filter(({ position }) =>
        visibleBounds.contains([position.latitude, position.longitude]),
      );
      const tags = markerRects(jobs, map.getZoom(), texts.markerSize);
      const controls = controlRects(map).map((control) => projectedRect(map, control));
      const occupied = [...taken, ...shownRects(map, tags), ...controls];
      const area = projectedRect(map, visibleWindow(map));
      for (const { name, position, kind, offset } of labelsAt(near, map.getZoom(), occupied, area)) {
        const spot = map.project([position.latitude, position.longitude]).add([offset.x, offset.y]);
        marker(map.unproject(spot), {
          icon: labelIcon('map-name', name, kind),
          interactive: false,
          keyboard: false,
          pane: 'names',
        }).addTo(group);
      }
    },
  };
}
