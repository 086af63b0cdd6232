import type { City, JobCard } from '@nukkad/contract';
import { type Map as LeafletMap, latLngBounds, layerGroup, marker } from 'leaflet';
import { nudgeInside } from '../nudge-inside.ts';
import { labelsAt, localitiesOf, markerRects, type PlaceLabel, type Rect } from '../place-labels.ts';
import { labelIcon } from './label-icon.ts';
import type { MapTexts } from './map-texts.ts';
import { controlRects, projectedRect, visibleWindow } from './visible-window.ts';

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

/** Returns the rectangle of a marker where `marker-layer.ts` shows it: inside the edges of the map. */
function insideOf(map: LeafletMap, { left, right, top, bottom }: Rect): Rect {
  const from = map.getPixelBounds().min?.x ?? 0;
  const nudge = nudgeInside((left + right) / 2 - from, (right - left) / 2, map.getSize().x);
  return { left: left + nudge, right: right + nudge, top, bottom };
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
      const occupied = [...taken, ...tags.map((tag) => insideOf(map, tag)), ...controls];
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
