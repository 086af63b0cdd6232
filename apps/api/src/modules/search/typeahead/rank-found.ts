import { wordsOf } from '@nukkad/search';

interface Ranked {
  readonly title: string;
  readonly distance: number | null;
  readonly createdAt: Date;
}

const NEAR_METRES = 30_000;
const NEAR_POINTS = 0.3;
const WHOLE_WORD = 1;
const BEGINNING = 0.8;

function wordPoints(typed: string, title: readonly string[]): number {
  if (title.includes(typed)) return WHOLE_WORD;
  return title.some((word) => word.startsWith(typed)) ? BEGINNING : 0;
}

function pointsOf(job: Ranked, typed: readonly string[]): number {
  const title = wordsOf(job.title);
  const inTitle = typed.reduce((sum, word) => sum + wordPoints(word, title), 0) / Math.max(typed.length, 1);
  const near = job.distance !== null && job.distance <= NEAR_METRES ? NEAR_POINTS : 0;
  return inTitle + near;
}

/** Jobs whose title has the typed words come first, nearer ones before farther, then newer before older. */
export function rankFound<T extends Ranked>(jobs: readonly T[], text: string): T[] {
  const typed = wordsOf(text);
  const points = new Map(jobs.map((job) => [job, pointsOf(job, typed)]));
  return [...jobs].sort(
    (a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0) || b.createdAt.getTime() - a.createdAt.getTime(),
  );
}
