import type { GeoPoint, JobCard } from '@nukkad/contract';
import { projectPoint } from './project-point.ts';

/** Jobs that would lie on each other at a zoom, shown as one. */
export interface Cluster {
  /** In the order in which they came: the first is the best. */
  readonly jobs: readonly JobCard[];
  /** Where the first stands, so that no cluster slides over its neighbour. */
  readonly position: GeoPoint;
}

/** How near two tags may stand before they become one, in pixels. */
export interface MarkerSize {
  readonly width: number;
  readonly height: number;
}

interface Seed {
  readonly x: number;
  readonly y: number;
  readonly jobs: JobCard[];
  readonly position: GeoPoint;
}

/**
 * The jobs of a map at a zoom: each by itself, or together with those whose tags would cover its own. Jobs without a
 * place are on no map. The first job that comes to a spot gathers those after it, so that the same jobs in the same
 * order make the same clusters.
 */
export function clusterJobs(jobs: readonly JobCard[], zoom: number, marker: MarkerSize): readonly Cluster[] {
  const seeds: Seed[] = [];
  for (const job of jobs) {
    if (!job.position) continue;
    const { x, y } = projectPoint(job.position, zoom);
    const near = seeds.find(
      (seed) => Math.abs(seed.x - x) < marker.width && Math.abs(seed.y - y) < marker.height,
    );
    if (near) near.jobs.push(job);
    else seeds.push({ x, y, jobs: [job], position: job.position });
  }
  return seeds.map(({ jobs: members, position }) => ({ jobs: members, position }));
}

/** The first closer zoom that takes the jobs of a cluster apart; null where none does: they stand at one place. */
export function zoomApart(
  { jobs }: Cluster,
  zoom: number,
  zoomMax: number,
  marker: MarkerSize,
): number | null {
  for (let closer = zoom + 1; closer <= zoomMax; closer += 1) {
    if (clusterJobs(jobs, closer, marker).length > 1) return closer;
  }
  return null;
}
