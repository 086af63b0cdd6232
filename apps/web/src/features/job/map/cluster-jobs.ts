import type { GeoPoint, JobCard } from '@nukkad/contract';
import { projectPoint } from './project-point.ts';

/** Jobs whose markers would overlap at a zoom level. */
export interface Cluster {
  /** The cluster's jobs in the order of the list, best match first. */
  readonly jobs: readonly JobCard[];
  /** Position of the first job. */
  readonly position: GeoPoint;
}

/** Size of a marker in pixels. Closer markers are clustered. */
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
 * Clusters the jobs at a zoom level by greedy assignment: each job joins the first cluster whose marker it would
 * overlap, or starts a new one. Jobs without a position are skipped. The same jobs in the same order give the same
 * clusters.
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

/** Returns the next zoom level that splits a cluster; null if its jobs are at one place. */
export function splitZoom(
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
