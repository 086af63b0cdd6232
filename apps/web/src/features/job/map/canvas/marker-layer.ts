import type { JobCard } from '@nukkad/contract';
import {
  marker as createMarker,
  type Map as LeafletMap,
  latLngBounds,
  layerGroup,
  type Marker,
} from 'leaflet';
import { type Cluster, clusterJobs, splitZoom } from '../cluster-jobs.ts';
import { nudgeMarker } from '../nudge-inside.ts';
import { edgesOf, viewAround } from './fit-view.ts';
import { labelIcon } from './label-icon.ts';
import type { MapTexts } from './map-texts.ts';
import { mapWindow } from './visible-window.ts';

const CURRENT = 'map-marker--current';
const AHEAD = 1000;
/** Height of the tip of a price marker, in pixels. */
const TIP = 6;

interface MarkerOptions {
  readonly texts: MapTexts;
  /** Whether the map is static, so that markers ignore clicks. */
  readonly isPicture: boolean;
  readonly onPick: (job: JobCard) => void;
}

export interface MarkerLayer {
  draw(jobs: readonly JobCard[]): void;
  /** Moves markers after the page covered more or less of the map. */
  keepInside(): void;
  /** Highlights the marker of the selected job. */
  mark(id: string | null): Marker | undefined;
}

/** Draws price markers, and clusters with a number where markers would overlap. */
export function createMarkerLayer(map: LeafletMap, { texts, isPicture, onPick }: MarkerOptions): MarkerLayer {
  const group = layerGroup().addTo(map);
  const markers = new Map<string, Marker>();
  let current: string | null = null;

  /** Zooms in until the cluster splits. If its jobs are at one place, each click selects the next one. */
  function open(cluster: Cluster): void {
    const { jobs } = cluster;
    const next = jobs[(jobs.findIndex(({ id }) => id === current) + 1) % jobs.length];
    const zoom = splitZoom(cluster, map.getZoom(), map.getMaxZoom(), texts.markerSize);
    if (zoom === null) {
      if (next) onPick(next);
      return;
    }
    const points = jobs.flatMap(({ position }) => position ?? []);
    const bounds = latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude]));
    viewAround(map, bounds, zoom, edgesOf(map));
  }

  function add(cluster: Cluster): void {
    const [job] = cluster.jobs;
    if (!job) return;
    const isOne = cluster.jobs.length === 1;
    const { latitude, longitude } = cluster.position;
    const shown = isOne ? texts.marker(job) : texts.count(cluster.jobs.length);
    const marker = createMarker([latitude, longitude], {
      icon: labelIcon('map-marker', shown, isOne ? undefined : 'cluster'),
      riseOnHover: true,
      interactive: !isPicture,
      keyboard: !isPicture,
    }).addTo(group);
    for (const { id } of cluster.jobs) markers.set(id, marker);
    if (isPicture) return;
    const choose = () => (isOne ? onPick(job) : open(cluster));
    marker.on('click', choose);
    const element = marker.getElement();
    // Starts with the visible text, so that voice control finds it.
    const meaning = isOne ? `${shown}, ${texts.job(job)}` : texts.cluster(cluster.jobs.length);
    element?.setAttribute('aria-label', meaning);
    element?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      choose();
    });
  }

  /** Returns the job whose marker has the focus; for a cluster, its first job. */
  function focusedJob(): string | null {
    for (const [id, marker] of markers) if (marker.getElement() === document.activeElement) return id;
    return null;
  }

  function setMarked(id: string | null, isMarked: boolean): Marker | undefined {
    const marker = id === null ? undefined : markers.get(id);
    marker?.getElement()?.classList.toggle(CURRENT, isMarked);
    marker?.setZIndexOffset(isMarked ? AHEAD : 0);
    return marker;
  }

  /**
   * Moves markers that the edges of the visible map or its controls would cut, and hides those that are mostly covered. Their
   * places stay the same.
   */
  function keepInside(): void {
    const all = [...new Set(markers.values())];
    const visible = mapWindow(map);
    const nudges = all.map((marker) => {
      const { x, y } = map.latLngToContainerPoint(marker.getLatLng());
      const element = marker.getElement();
      const { offsetWidth = 0, offsetHeight = 0 } = element ?? {};
      const tip = element?.classList.contains('map-marker--cluster') ? 0 : TIP;
      const half = offsetWidth / 2;
      return nudgeMarker(
        { left: x - half, right: x + half, top: y - offsetHeight - tip, bottom: y },
        visible,
      );
    });
    all.forEach((marker, index) => {
      const nudge = nudges[index] ?? null;
      const element = marker.getElement();
      element?.style.setProperty('--nudge', `${nudge?.across ?? 0}px`);
      element?.style.setProperty('--nudge-down', `${nudge?.down ?? 0}px`);
      element?.classList.toggle('map-marker--covered', nudge === null);
    });
  }
  if (!isPicture) map.on('moveend', keepInside);

  return {
    draw(jobs) {
      const focused = focusedJob();
      group.clearLayers();
      markers.clear();
      for (const cluster of clusterJobs(jobs, map.getZoom(), texts.markerSize)) add(cluster);
      setMarked(current, true);
      if (!isPicture) keepInside();
      // The focused marker was replaced. Focus the one of the same job, or the map, so that keyboard control
      // continues.
      if (focused === null) return;
      const successor = markers.get(focused)?.getElement() ?? map.getContainer();
      successor.focus({ preventScroll: true });
    },
    keepInside,
    mark(id) {
      setMarked(current, false);
      current = id;
      return setMarked(id, true);
    },
  };
}
