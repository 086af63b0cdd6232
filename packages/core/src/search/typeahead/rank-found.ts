import type { Judged } from './judge-found.ts';

interface Ranked {
  readonly distance: number | null;
  readonly createdAt: Date;
}

/**
 * Distance bands in metres. Jobs in the same band count as equally near: nearby, in the next towns, in the region.
 */
const DISTANCE_BANDS = [30_000, 100_000, 300_000];

/** Returns 2 for an exact match of the work, 1 for the same profile or some of the words, 0 for anything else. */
function exactness({ work, inTitle }: Judged<unknown>, isWorkNamed: boolean): number {
  const isExact = isWorkNamed ? work === 1 : inTitle === 1;
  if (isExact) return 2;
  const isPartial = inTitle > 0 || (isWorkNamed && work > 0);
  return isPartial ? 1 : 0;
}

const nearness = ({ distance }: Ranked): number =>
  distance === null ? 0 : DISTANCE_BANDS.filter((band) => distance <= band).length;

/** Sorts by match of the work, then distance band, then match of the title, then newest first. */
export function rankFound<Row extends Ranked>(
  found: readonly Judged<Row>[],
  isWorkNamed: boolean,
): Judged<Row>[] {
  const keys = new Map(
    found.map((job) => [job, [exactness(job, isWorkNamed), nearness(job.row), job.inTitle]]),
  );
  return [...found].sort((a, b) => {
    const one = keys.get(a) ?? [];
    const other = keys.get(b) ?? [];
    const firstDifference = one.findIndex((value, at) => value !== other[at]);
    if (firstDifference >= 0) return (other[firstDifference] ?? 0) - (one[firstDifference] ?? 0);
    return b.row.createdAt.getTime() - a.row.createdAt.getTime();
  });
}
