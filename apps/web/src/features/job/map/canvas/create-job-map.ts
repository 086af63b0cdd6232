import { addGround } from '@nukkad/browser/map/ground-layer.ts';
import type { Tiles } from '@nukkad/browser/map/tiles.ts';
import type { GeoPoint, JobCard } from '@nukkad/contract';
import { COORDINATE_DECIMALS, MAP_ZOOM_COUNTRY, MAP_ZOOM_MAX } from '@nukkad/contract';
import { control, type Map as LeafletMap, map as leafletMap } from 'leaflet';
import { centreOf, type MapData } from '../map-data.ts';
import { INDIA, INDIA_BOUNDS } from '../map-rules.ts';
import { markerRects, type Rect } from '../place-labels.ts';
import { edgesOf, fitView } from './fit-view.ts';
import { createLabelLayer } from './label-layer.ts';
import type { MapTexts } from './map-texts.ts';
import { createMarkerLayer } from './marker-layer.ts';
import { createRingLayer } from './ring-layer.ts';
import { measureSheet, sheetOver } from './visible-window.ts';

interface JobMapOptions {
  readonly texts: MapTexts;
  readonly tiles: Tiles | null;
  /** Whether the map is static, so that dragging and scrolling move the page. */
  readonly isPicture: boolean;
  readonly onPick: (job: JobCard) => void;
  /**
   * Called after the reader moved the map, with its centre and the distance from the search's centre in kilometres.
   */
  readonly onMove: (middle: GeoPoint, kilometres: number | null) => void;
}

export interface JobMap {
  /** Redraws the map. Moves the view only if the place changed. */
  show(data: MapData): void;
  /** Highlights a job's marker, and pans to it if requested. */
  mark(id: string | null, isIntoView: boolean): void;
  destroy(): void;
}

function createMap(element: HTMLElement, { texts, isPicture }: JobMapOptions): LeafletMap {
  const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { south, west, north, east } = INDIA_BOUNDS;
  const map = leafletMap(element, {
    center: [INDIA.latitude, INDIA.longitude],
    zoom: MAP_ZOOM_COUNTRY,
    minZoom: MAP_ZOOM_COUNTRY,
    maxZoom: MAP_ZOOM_MAX,
    maxBounds: [
      [south, west],
      [north, east],
    ],
    maxBoundsViscosity: 0.8,
    dragging: !isPicture,
    scrollWheelZoom: !isPicture,
    touchZoom: !isPicture,
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: !isMotionReduced,
    fadeAnimation: !isMotionReduced,
    markerZoomAnimation: !isMotionReduced,
    inertia: !isMotionReduced,
  });
  map.createPane('names').classList.add('map-names');
  control.zoom({ position: 'topright', zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
  control
    .attribution({ position: 'bottomright', prefix: false })
    .addAttribution(texts.attribution)
    .addTo(map);
  return map;
}

function middleOf(map: LeafletMap): GeoPoint {
  const { lat, lng } = map.getCenter();
  return {
    latitude: Number(lat.toFixed(COORDINATE_DECIMALS)),
    longitude: Number(lng.toFixed(COORDINATE_DECIMALS)),
  };
}

/** Creates a Leaflet map of jobs in an element, in the browser only. Returns functions that control it. */
export function createJobMap(element: HTMLElement, options: JobMapOptions): JobMap {
  const map = createMap(element, options);
  addGround(map, options.tiles, options.texts.language);
  const rings = createRingLayer(map, options.texts);
  const names = createLabelLayer(map, options.texts);
  const markers = createMarkerLayer(map, options);
  let data: MapData | null = null;
  let ringLabels: readonly Rect[] = [];

  function drawAll(): void {
    if (!data) return;
    const tags = markerRects(data.jobs, map.getZoom(), options.texts.markerSize);
    ringLabels = rings.draw(centreOf(data.place), data.place?.kind === 'viewer', data.radiusKm, tags);
    names.draw(data.cities, data.jobs, ringLabels);
    markers.draw(data.jobs);
  }
  map.on('zoomend', drawAll);
  map.on('moveend', () => data && names.draw(data.cities, data.jobs, ringLabels));
  map.on('dragend', () => {
    const centre = data && centreOf(data.place);
    const metres = centre && map.distance(map.getCenter(), [centre.latitude, centre.longitude]);
    options.onMove(middleOf(map), metres === null ? null : metres / 1000);
  });
  const watcher = new ResizeObserver(() => {
    map.invalidateSize({ animate: false });
    measureSheet(map);
    if (!options.isPicture) markers.keepInside();
  });
  watcher.observe(element);
  const sheet = sheetOver(map);
  if (sheet) watcher.observe(sheet);

  return {
    show(next) {
      const hasPlaceChanged = placeName(next) !== (data && placeName(data));
      data = next;
      measureSheet(map);
      if (hasPlaceChanged) fitView(map, next);
      drawAll();
    },
    mark(id, isIntoView) {
      const marker = markers.mark(id);
      // The sheet may just have been opened for this job.
      measureSheet(map);
      if (marker && isIntoView) {
        map.panInside(marker.getLatLng(), edgesOf(map));
      }
    },
    destroy() {
      watcher.disconnect();
      map.remove();
    },
  };
}

/**
 * Returns a key of the place that also contains whether its jobs are loaded. If the key changes, the map moves its
 * view.
 */
function placeName({ place, jobs }: MapData): string {
  const centre = centreOf(place);
  const name = place?.kind === 'city' ? place.name : null;
  return JSON.stringify([place?.kind, name, centre, jobs.length > 0]);
}
