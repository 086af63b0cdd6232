import type { JobCard } from '@nukkad/contract';
import { describe, expect, it } from 'vitest';
import { clusterJobs, splitZoom } from './cluster-jobs.ts';

const TAG = { width: 80, height: 40 };

const card: JobCard = {
  id: '',
  title: 'Cook',
  companyId: 'c',
  companyName: 'Annapurna',
  companyImage: null,
  jobProfileKey: 'cook',
  jobType: 'FULL_TIME',
  pay: { min: 15_000, max: 20_000 },
  experienceYears: { min: 0, max: null },
  createdAt: '2026-11-20T00:00:00.000Z',
  status: 'ACTIVE',
  link: 'cook-aaaaaa',
  city: 'Pune',
  locality: null,
  position: null,
  distanceKm: null,
  checksPassed: 0,
  checksDone: 0,
  isSaved: false,
  application: null,
};
const at = (id: string, latitude: number, longitude: number): JobCard => ({
  ...card,
  id,
  position: { latitude, longitude },
});
const ids = (jobs: readonly JobCard[]) => jobs.map(({ id }) => id).join('');

describe('jobs on the map', () => {
  const jobs = [at('a', 18.52, 73.85), at('b', 18.521, 73.851), at('c', 18.6, 73.9), { ...card, id: 'd' }];

  it('are clustered at a low zoom level and apart at a high one', () => {
    expect(clusterJobs(jobs, 10, TAG).map((cluster) => ids(cluster.jobs))).toEqual(['ab', 'c']);
    expect(clusterJobs(jobs, 17, TAG).map((cluster) => ids(cluster.jobs))).toEqual(['a', 'b', 'c']);
    expect(clusterJobs(jobs, 5, TAG).map((cluster) => ids(cluster.jobs))).toEqual(['abc']);
  });

  it('never overlap', () => {
    const many = Array.from({ length: 150 }, (_, index) =>
      at(String(index), 18.4 + ((index * 37) % 100) / 500, 73.7 + ((index * 61) % 100) / 500),
    );
    const clusters = clusterJobs(many, 12, TAG);
    expect(clusters.flatMap((cluster) => cluster.jobs)).toHaveLength(150);
    const firsts = clusters.flatMap((cluster) => cluster.jobs[0] ?? []);
    expect(clusterJobs(firsts, 12, TAG)).toHaveLength(clusters.length);
  });

  it('are shown at the position of the first of them', () => {
    const [cluster] = clusterJobs([at('a', 18, 73), at('b', 19, 74)], 3, TAG);
    expect(cluster?.position).toEqual({ latitude: 18, longitude: 73 });
  });

  it('split at the first zoom level with enough space, and never if they are in one building', () => {
    const apart = (zoom: number, ...positions: (readonly [number, number])[]) => {
      const placed = positions.map(([latitude, longitude], index) => at(String(index), latitude, longitude));
      const [cluster] = clusterJobs(placed, zoom, TAG);
      return cluster && splitZoom(cluster, zoom, 17, TAG);
    };
    expect(apart(10, [18.52, 73.85], [18.521, 73.851], [18.54, 73.87])).toBe(12);
    expect(apart(13, [18.52, 73.85], [18.521, 73.851])).toBe(16);
    expect(apart(13, [18, 73], [18, 73])).toBeNull();
    expect(apart(17, [18, 73], [18.00001, 73])).toBeNull();
  });
});
