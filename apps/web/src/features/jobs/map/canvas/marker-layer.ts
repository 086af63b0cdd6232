import type { JobCard } from '@nukkad/contract';
import { type Map as LeafletMap, layerGroup, type Marker, marker } from 'leaflet';
import { type Cluster, clusterJobs, isOnePlace } from '../cluster-jobs.ts';
import { edges } from './fit-view.ts';
import { labelIcon } from './label-icon.ts';
import type { MapTexts } from './map-texts.ts';

const CURRENT = 'map-tag--current';
const AHEAD = 1000;

interface MarkerOptions {
  readonly texts: MapTexts;
  /** To be looked at alone: nothing happens on a press. */
  readonly isPicture: boolean;
  readonly onPick: (job: JobCard) => void;
  readonly bottomPixels: () => number;
}

export interface MarkerLayer {
  draw(jobs: readonly JobCard[]): void;
  /** Shows which job's card is in front. */
  mark(id: string | null): Marker | undefined;
}

/** Price tags, and rounds with a number where they would lie on each other. */
export function createMarkerLayer(
  map: LeafletMap,
  { texts, isPicture, onPick, bottomPixels }: MarkerOptions,
): MarkerLayer {
  const group = layerGroup().addTo(map);
  const markers = new Map<string, Marker>();
  let current: string | null = null;

  /** The next of those at one place each time, or closer until they come apart. */
  function open(cluster: Cluster): void {
    const { jobs } = cluster;
    const next = jobs[(jobs.findIndex(({ id }) => id === current) + 1) % jobs.length];
    const isClosest = map.getZoom() >= map.getMaxZoom();
    if (next && (isOnePlace(cluster) || isClosest)) onPick(next);
    else {
      const points = jobs.flatMap(({ position }) => position ?? []);
      map.fitBounds(
        points.map(({ latitude, longitude }) => [latitude, longitude]),
        edges(bottomPixels()),
      );
    }
  }

  function add(cluster: Cluster): void {
    const [job] = cluster.jobs;
    if (!job) return;
    const isOne = cluster.jobs.length === 1;
    const { latitude, longitude } = cluster.position;
    const shown = isOne ? texts.tag(job) : String(cluster.jobs.length);
    const tag = marker([latitude, longitude], {
      icon: labelIcon('map-tag', shown, isOne ? undefined : 'cluster'),
      riseOnHover: true,
      interactive: !isPicture,
      keyboard: !isPicture,
    }).addTo(group);
    for (const { id } of cluster.jobs) markers.set(id, tag);
    if (isPicture) return;
    const choose = () => (isOne ? onPick(job) : open(cluster));
    tag.on('click', choose);
    const element = tag.getElement();
    // What is seen comes first, so that it can be spoken to as it is read.
    const meaning = isOne ? texts.job(job) : texts.cluster(cluster.jobs.length);
    element?.setAttribute('aria-label', `${shown}, ${meaning}`);
    element?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      choose();
    });
  }

  function setMarked(id: string | null, isMarked: boolean): Marker | undefined {
    const tag = id === null ? undefined : markers.get(id);
    tag?.getElement()?.classList.toggle(CURRENT, isMarked);
    tag?.setZIndexOffset(isMarked ? AHEAD : 0);
    return tag;
  }

  return {
    draw(jobs) {
      const hadFocus = map.getPane('markerPane')?.contains(document.activeElement);
      group.clearLayers();
      markers.clear();
      for (const cluster of clusterJobs(jobs, map.getZoom(), texts.tagSize)) add(cluster);
      setMarked(current, true);
      // What had the focus is gone: the map itself takes it, so that its keys go on working.
      if (hadFocus) map.getContainer().focus({ preventScroll: true });
    },
    mark(id) {
      setMarked(current, false);
      current = id;
      return setMarked(id, true);
    },
  };
}
