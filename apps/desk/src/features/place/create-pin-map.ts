import { addGround } from '@nukkad/browser/map/ground-layer.ts';
import type { Tiles } from '@nukkad/browser/map/tiles.ts';
import {
  control,
  divIcon,
  type LatLng,
  type Map as LeafletMap,
  latLng,
  layerGroup,
  map as leafletMap,
  marker,
} from 'leaflet';
import { labelsWithoutOverlap, type MapName } from './labels-without-overlap.ts';

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

interface PinMapOptions {
  readonly pin: Point;
  readonly names: readonly MapName[];
  readonly tiles: Tiles | null;
  readonly language: string;
  readonly texts: {
    readonly pin: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
  };
  /** Called when the pin was put somewhere else. Returns false to refuse the place; the pin then goes back. */
  readonly onMove: (point: Point) => boolean;
}

export interface PinMap {
  /** Puts the pin at a point, and pans if the point is not visible. */
  setPin(point: Point): void;
  destroy(): void;
}

const ZOOM = { least: 9, start: 13, most: 18 } as const;
/** Pixels by which an arrow key moves the pin. */
const STEP_PIXELS = 20;
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP_PIXELS, 0],
  ArrowRight: [STEP_PIXELS, 0],
  ArrowUp: [0, -STEP_PIXELS],
  ArrowDown: [0, STEP_PIXELS],
};
/** Decimals of a coordinate: about ten centimetres. */
const DECIMALS = 6;

const pointOf = ({ lat, lng }: LatLng): Point => ({
  latitude: Number(lat.toFixed(DECIMALS)),
  longitude: Number(lng.toFixed(DECIMALS)),
});

/** Draws the names of the city and its areas, without those that would overlap. */
function drawNames(map: LeafletMap, names: readonly MapName[]): void {
  const group = layerGroup().addTo(map);
  const draw = () => {
    group.clearLayers();
    const placed = names.map((name) => {
      const { x, y } = map.latLngToContainerPoint([name.latitude, name.longitude]);
      return { ...name, x, y };
    });
    for (const { text, latitude, longitude } of labelsWithoutOverlap(placed)) {
      const words = document.createElement('span');
      words.textContent = text;
      const icon = divIcon({ className: 'hire-pin-map__name', html: words, iconSize: undefined });
      marker([latitude, longitude], { icon, interactive: false, keyboard: false }).addTo(group);
    }
  };
  map.on('zoomend', draw);
  draw();
}

/** Creates a map with one pin, which can be dragged, put elsewhere by a press on the map, or moved by the arrow keys. */
export function createPinMap(element: HTMLElement, options: PinMapOptions): PinMap {
  const { pin, names, tiles, language, texts, onMove } = options;
  const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = leafletMap(element, {
    center: [pin.latitude, pin.longitude],
    zoom: ZOOM.start,
    minZoom: ZOOM.least,
    maxZoom: ZOOM.most,
    keyboard: false,
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    zoomAnimation: !isMotionReduced,
    fadeAnimation: !isMotionReduced,
    markerZoomAnimation: !isMotionReduced,
    inertia: !isMotionReduced,
  });
  control.zoom({ position: 'topright', zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
  if (tiles !== null) control.attribution({ prefix: false }).addTo(map);
  addGround(map, tiles, language);
  drawNames(map, names);
  const handle = marker([pin.latitude, pin.longitude], {
    icon: divIcon({ className: 'hire-pin-map__pin', iconSize: undefined }),
    draggable: true,
    autoPan: true,
  }).addTo(map);

  let accepted = handle.getLatLng();

  function show(place: LatLng): void {
    handle.setLatLng(place);
    if (!map.getBounds().contains(place)) map.panTo(place, { animate: false });
  }

  function put(place: LatLng): void {
    if (onMove(pointOf(place))) accepted = place;
    show(accepted);
  }

  handle.on('dragend', () => put(handle.getLatLng()));
  map.on('click', ({ latlng }) => put(latlng));
  const button = handle.getElement();
  button?.setAttribute('aria-label', texts.pin);
  button?.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    put(map.unproject(map.project(accepted).add([...step])));
  });
  const watcher = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  watcher.observe(element);

  return {
    setPin({ latitude, longitude }) {
      accepted = latLng(latitude, longitude);
      show(accepted);
    },
    destroy() {
      watcher.disconnect();
      map.remove();
    },
  };
}
