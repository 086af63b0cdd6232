import type { GeoPoint } from '@nukkad/contract';
import { circle, type LayerGroup, type Map as LeafletMap, layerGroup, marker } from 'leaflet';
import { ringsAt } from '../map-rules.ts';
import type { Rect } from '../place-labels.ts';
import { ringLabelPosition, ringLabelRect } from '../ring-label-position.ts';
import { labelIcon } from './label-icon.ts';
import type { MapTexts } from './map-texts.ts';

export interface RingLayer {
  /** Draws the rings. Returns the rectangles of their labels. */
  draw(centre: GeoPoint | null, isViewer: boolean, radiusKm: number, tags: readonly Rect[]): readonly Rect[];
}

function drawRing(group: LayerGroup, { latitude, longitude }: GeoPoint, kilometres: number): void {
  circle([latitude, longitude], {
    radius: kilometres * 1000,
    className: 'map-ring',
    interactive: false,
  }).addTo(group);
}

function drawLabel(group: LayerGroup, { latitude, longitude }: GeoPoint, text: string): void {
  marker([latitude, longitude], {
    icon: labelIcon('map-ring-label', text),
    interactive: false,
    keyboard: false,
    pane: 'names',
  }).addTo(group);
}

/** Draws distance rings around the search's centre, and a dot at the reader's position. */
export function createRingLayer(map: LeafletMap, texts: MapTexts): RingLayer {
  const group = layerGroup().addTo(map);
  return {
    draw(centre, isViewer, radiusKm, tags) {
      group.clearLayers();
      if (!centre) return [];
      const labels: Rect[] = [];
      for (const kilometres of ringsAt(map.getZoom(), centre.latitude, radiusKm)) {
        drawRing(group, centre, kilometres);
        const position = ringLabelPosition(centre, kilometres, map.getZoom(), tags);
        drawLabel(group, position, texts.distance(kilometres));
        labels.push(ringLabelRect(position, map.getZoom()));
      }
      if (!isViewer) return labels;
      marker([centre.latitude, centre.longitude], {
        icon: labelIcon('map-viewer', texts.you),
        interactive: false,
        keyboard: false,
      }).addTo(group);
      return labels;
    },
  };
}
