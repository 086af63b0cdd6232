import type { Judged } from './judge-found.ts';

interface Ranked {
  readonly distance: number | null;
  readonly createdAt: Date;
}

/**
 * Distance bands in metres. Jobs in the same band count as equally near: nearby, in the next towns, in the region.
 */
const REACHES = [30_000, 100_000, 300_000];

/** 2 for an exact match of the work, 1 for the same profile or some of the words, 0 for anything else. */
function exactness({ work, inTitle }: Judged<unknown>, isWorkNamed: boolean): number {
  if (isWorkNamed) return work === 1 ? 2 : Math.max(work, inTitle) > 0 ? 1 : 0;
  return inTitle === 1 ? 2 : inTitle > 0 ? 1 : 0;
}

const nearness = ({ distance }: Ranked): number =>
  distance === null ? 0 : REACHES.filter((reach) => distance <= reach).length;

/** Sorts by match of the work, then distance band, then match of the title, then newest first. */
export function rankFound<Row extends Ranked>(
  found: readonly Judged<Row>[],
  isWorkNamed: boolean,
): Judged<Row>[] {
  const keys = new Map(
    found.map((job) => [job, [exactness(job, isWorkNamed), nearness(job.row), job.inTitle]]),
  );
  return [...found].sort((a, b) => {
    const [one = [], other = []] = [keys.get(a), keys.get(b)];
    const differs = one.findIndex((value, at) => value !== other[at]);
    if (differs >= 0) return (other[differs] ?? 0) - (one[differs] ?? 0);
    return b.row.createdAt.getTime() - a.row.createdAt.getTime();
  });
}
