import {
  isRefinement,
  JOB_FILTER_NAMES,
  type JobFilterInput,
  type JobFilterName,
  jobFilter,
  RADIUS_KM_DEFAULT,
  refinementsOf,
  withoutChosen,
} from '@nukkad/contract';
import { type IdsOf, idsReader, shownCount } from './count-jobs.ts';
import { type Interpretation, interpretFilter, isPositive } from './query/interpretation.ts';
import { type JobQuery, queryOf } from './query/ladder.ts';

/** One restriction of a search that could be dropped: a filter, a part of the text, or the whole text. */
interface Relaxation {
  /** The filter's name in the response; 'part' for a part of the text, 'text' for all of it. */
  readonly filter: string;
  /** The words of that part; absent for filters. */
  readonly part?: string;
  /** The kind of restriction. A filter and a part of the text have the same kind if they restrict the same thing. */
  readonly kind: string;
  /** Changes to the filter's fields that drop the restriction. */
  readonly changes?: Partial<JobFilterInput>;
  /** Indexes of the words in the text that are left out. */
  readonly wordIndexes?: readonly number[];
}

const RELAXATIONS_MAX = 6;
/** Number of jobs at which counting stops, because it would cost more than the search itself. */
const COUNT_TO = 50;
/** How many relaxations are combined in pairs; four give six pairs. */
const PAIRED = 4;
const PAIRS_SHOWN = 3;

/** Filters without those that refine another filter, which are dropped together with it. */
const FILTERS = JOB_FILTER_NAMES.filter((name) => !isRefinement(jobFilter(name)));
const kindOf = (name: JobFilterName): string => jobFilter(name).term ?? name;

/**
 * The order in which kinds are tried and offered, lowest first: conditions of work, then the place, last the
 * occupation.
 */
const RANKS: Readonly<Record<string, number | undefined>> = {
  ...Object.fromEntries(FILTERS.map((name) => [kindOf(name), jobFilter(name).relax])),
  WORD: 50,
  LOCALITY: 60,
  CITY: 80,
};
const rankOf = ({ kind }: Relaxation): number => RANKS[kind] ?? 0;

/** Returns a relaxation for each filter that is set. */
function filterRelaxations(input: JobFilterInput, { understanding }: Interpretation): Relaxation[] {
  const hasLocality = (understanding?.localities.length ?? 0) > 0;
  // Without a chosen distance, a locality is searched within a small circle, which can be widened.
  const radiusKm = input.radiusKm ?? (hasLocality ? 0 : RADIUS_KM_DEFAULT);
  const isSet = (name: JobFilterName) => {
    if (jobFilter(name).kind === 'distance') return radiusKm < RADIUS_KM_DEFAULT;
    return [name, ...refinementsOf(name)].some((field) => input[field] !== undefined);
  };
  const relaxations: Relaxation[] = FILTERS.filter(isSet).map((name) => ({
    filter: jobFilter(name).relaxedAs ?? name,
    kind: kindOf(name),
    changes: withoutChosen(name),
  }));
  if (input.city !== undefined || input.point !== undefined) {
    relaxations.push({ filter: 'city', kind: 'CITY', changes: { city: undefined, point: undefined } });
  }
  return relaxations;
}

/**
 * Sorts relaxations so that the first of each kind comes before the second of any. A text of many words then hides no
 * filter.
 */
function interleaveKinds(all: readonly Relaxation[]): Relaxation[] {
  const byKind = Map.groupBy(all, ({ kind }) => kind);
  const indexInKind = (relaxation: Relaxation) => byKind.get(relaxation.kind)?.indexOf(relaxation) ?? 0;
  return all.toSorted((a, b) => indexInKind(a) - indexInKind(b) || rankOf(a) - rankOf(b));
}

/** Returns the relaxations to try, the least important restriction first, the whole text last. @internal */
export function relaxationsOf({ filter: input, interpretation }: JobQuery): Relaxation[] {
  const parts = interpretation.understood
    .filter(isPositive)
    .map(({ kind, text, wordIndexes }): Relaxation => ({ filter: 'part', part: text, kind, wordIndexes }));
  const hasSeveralParts = parts.length > 1;
  const all = interleaveKinds([
    ...(hasSeveralParts ? parts : []),
    ...filterRelaxations(input, interpretation),
  ]);
  // To remove a whole sentence helps nobody: it is what the seeker wants.
  if (input.text === undefined || interpretation.understood.length !== 1)
    return all.slice(0, RELAXATIONS_MAX);
  const wholeText = { filter: 'text', kind: 'TEXT', changes: { text: undefined } };
  return [...all.slice(0, RELAXATIONS_MAX - 1), wholeText];
}

/** Returns the query without the restrictions of some relaxations. Reuses the analysis of the text. @internal */
export function relaxed(job: JobQuery, relaxations: readonly Relaxation[]): JobQuery {
  const { interpretation, language } = job;
  const filter: JobFilterInput = Object.assign({}, job.filter, ...relaxations.map(({ changes }) => changes));
  const without = new Set(relaxations.flatMap(({ wordIndexes = [] }) => wordIndexes));
  return queryOf({
    ...job,
    interpretation: interpretFilter(filter, language, interpretation.analysis, without, job.counts),
  });
}

/**
 * Returns pairs of relaxations. Leaves out pairs that drop all of the text, because that is a relaxation of its own.
 */
function pairsOf(all: readonly Relaxation[], { understood }: Interpretation): Relaxation[][] {
  const candidates = all.filter(({ filter }) => filter !== 'text').slice(0, PAIRED);
  const pairs = candidates.flatMap((first, index) =>
    candidates.slice(index + 1).map((second) => [first, second]),
  );
  return pairs.filter((pair) => {
    const dropped = new Set(pair.flatMap(({ wordIndexes = [] }) => wordIndexes));
    const dropsAllText = understood.every(({ wordIndexes }) =>
      wordIndexes.every((index) => dropped.has(index)),
    );
    return dropped.size === 0 || !dropsAllText;
  });
}

/** Counts the jobs that each combination of relaxations finds. Returns those that find any, most jobs first. */
async function countEach(job: JobQuery, combinations: readonly (readonly Relaxation[])[], idsOf: IdsOf) {
  const counts = combinations.map(async (combination) => {
    const total = await shownCount(relaxed(job, combination), idsOf);
    return {
      filters: combination.map(({ filter, part }) => ({ filter, part })),
      total,
      isTotalCapped: total >= COUNT_TO,
    };
  });
  const all = await Promise.all(counts);
  return all.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
}

/**
 * For a search without results, returns the single restrictions without which it would find jobs, with their number
 * (counted up to 50), most first. If there are none, also returns pairs. The whole text is included only if no part
 * of it helps.
 */
export async function relaxations(job: JobQuery) {
  const all = relaxationsOf(job);
  // The search has run these steps already and found nothing.
  const empty = job.steps.filter(({ needsEarlierResults }) => !needsEarlierResults).map(({ query }) => query);
  const idsOf = idsReader(job.database, COUNT_TO, empty);
  const singles = await countEach(
    job,
    all.map((relaxation) => [relaxation]),
    idsOf,
  );
  const withoutWholeText = singles.filter(({ filters: [only] }) => only?.filter !== 'text');
  const hasPart = withoutWholeText.some(({ filters: [only] }) => only?.part !== undefined);
  const loosen = (hasPart ? withoutWholeText : singles).flatMap(({ filters, ...counts }) =>
    filters.map((filter) => ({ ...filter, ...counts })),
  );
  if (withoutWholeText.length > 0) return { loosen };
  const pairs = await countEach(job, pairsOf(all, job.interpretation), idsOf);
  return { loosen, loosenTogether: pairs.slice(0, PAIRS_SHOWN) };
}
