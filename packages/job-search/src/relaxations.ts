import type { JobFilterOutput } from '@nukkad/contract';
import { countEach } from './count-jobs.ts';
import type { Interpretation } from './query/interpretation.ts';
import type { JobQuery } from './query/job-query.ts';
import { type Relaxation, relaxationsOf, relaxed } from './query/relaxation.ts';

/** Enough to choose by; counting on would cost more than the search itself. */
const COUNT_TO = 50;

type Relaxations = Pick<JobFilterOutput, 'loosen' | 'loosenTogether'>;

interface Counted {
  readonly relaxations: readonly Relaxation[];
  readonly total: number;
}

/** Six pairs are tried: those of what is most easily given up. */
const PAIRED = 4;
const PAIRS_SHOWN = 3;

/** Pairs but for those that leave nothing of the text: that is the text as a whole. */
function pairsOf(all: readonly Relaxation[], { places }: Interpretation): Relaxation[][] {
  const few = all.filter(({ filter }) => filter !== 'text').slice(0, PAIRED);
  const pairs = few.flatMap((one, at) => few.slice(at + 1).map((other) => [one, other]));
  return pairs.filter((pair) => {
    const gone = new Set(pair.flatMap((one) => one.places));
    return gone.size === 0 || !places.flat().every((place) => gone.has(place));
  });
}

const named = ({ relaxations }: Counted) => relaxations.map(({ filter, part }) => ({ filter, part }));
const totalOf = ({ total }: Counted) => ({ total, isTotalCapped: total >= COUNT_TO });

/**
 * Which filter or part of the text, given up, would bring how many jobs (up to 50), most first; where none does alone,
 * which two together. The text as a whole is offered where no part of it helps.
 */
export async function relaxations(job: JobQuery): Promise<Relaxations> {
  const countAll = async (ways: readonly (readonly Relaxation[])[]): Promise<Counted[]> => {
    const totals = await countEach(
      ways.map((way) => relaxed(job, way)),
      COUNT_TO,
    );
    const counted = ways.map((way, at) => ({ relaxations: way, total: totals[at] ?? 0 }));
    return counted.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
  };
  const all = relaxationsOf(job);
  const single = await countAll(all.map((one) => [one]));
  const isWhole = ({ relaxations: [one] }: Counted) => one?.filter === 'text';
  const alone = single.filter((way) => !isWhole(way));
  const hasPart = alone.some(({ relaxations: [one] }) => one?.part !== undefined);
  const shown = hasPart ? alone : single;
  const loosen = shown.flatMap((way) => named(way).map((filter) => ({ ...filter, ...totalOf(way) })));
  if (alone.length > 0) return { loosen };
  const pairs = await countAll(pairsOf(all, job.reading));
  return {
    loosen,
    loosenTogether: pairs.slice(0, PAIRS_SHOWN).map((way) => ({ filters: named(way), ...totalOf(way) })),
  };
}
