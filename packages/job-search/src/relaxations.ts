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
import { type Interpretation, interpretFilter } from './query/interpretation.ts';
import { type JobQuery, queryOf } from './query/ladder.ts';

/** A filter by the name that the screens know, or a part of the text, to be given up. */
interface Relaxation {
  readonly filter: string;
  readonly part?: string;
  /** What the parts of a text that say the same are called. */
  readonly kind: string;
  /** What stands in the filter's fields without it. */
  readonly gone?: Partial<JobFilterInput>;
  /** Words of the text that go, by their wordIndexes. */
  readonly wordIndexes?: readonly number[];
}

const RELAXATIONS_MAX = 6;
/** Enough to choose by; counting on would cost more than the search itself. */
const COUNT_TO = 50;
/** Six pairs are tried: those of what is most easily given up. */
const PAIRED = 4;
const PAIRS_SHOWN = 3;

/** Filters that stand on their own; what refines one is given up with it. */
const FILTERS = JOB_FILTER_NAMES.filter((name) => !isRefinement(jobFilter(name)));
const kindOf = (name: JobFilterName): string => jobFilter(name).term ?? name;

/** What is given up most easily comes first: terms of work before the place, and what it is about last. */
const RANKS: Readonly<Record<string, number | undefined>> = {
  ...Object.fromEntries(FILTERS.map((name) => [kindOf(name), jobFilter(name).relax])),
  ...{ WORD: 50, LOCALITY: 60, CITY: 80 },
};
const rankOf = ({ kind }: Relaxation): number => RANKS[kind] ?? 0;

/** Filters set by hand. */
function filtersSet(input: JobFilterInput, { understanding }: Interpretation): Relaxation[] {
  // A part of a city is searched around closely, unless the reader says how far.
  const { radiusKm = understanding?.localities.length ? 0 : RADIUS_KM_DEFAULT } = input;
  const isSet = (name: JobFilterName) =>
    jobFilter(name).kind === 'distance'
      ? radiusKm < RADIUS_KM_DEFAULT
      : [name, ...refinementsOf(name)].some((field) => input[field] !== undefined);
  const set = FILTERS.filter(isSet).map((name) => {
    const filter = jobFilter(name).relaxedAs ?? name;
    return { filter, kind: kindOf(name), gone: withoutChosen(name) };
  });
  if (input.city === undefined && input.point === undefined) return set;
  return [...set, { filter: 'city', kind: 'CITY', gone: { city: undefined, point: undefined } }];
}

/** One of each kind before the second of any: a text may have many words, yet one of them hides no filter. */
function inTurns(all: readonly Relaxation[]): Relaxation[] {
  const ofKind = Map.groupBy(all, ({ kind }) => kind);
  const turnOf = (one: Relaxation) => ofKind.get(one.kind)?.indexOf(one) ?? 0;
  return all.toSorted((a, b) => turnOf(a) - turnOf(b) || rankOf(a) - rankOf(b));
}

/** What could be given up of a search, what is easily given up first; last of all the text as a whole. @internal */
export function relaxationsOf({ filter: input, reading }: JobQuery): Relaxation[] {
  const parts = reading.understood.map(
    ({ kind, text, wordIndexes }): Relaxation => ({ filter: 'part', part: text, kind, wordIndexes }),
  );
  const all = inTurns([...(parts.length > 1 ? parts : []), ...filtersSet(input, reading)]);
  if (input.text === undefined) return all.slice(0, RELAXATIONS_MAX);
  const whole = { filter: 'text', kind: 'TEXT', gone: { text: undefined } };
  return [...all.slice(0, RELAXATIONS_MAX - 1), whole];
}

/** The query without what is given up: interpreted from what was read once, nothing is read anew. @internal */
export function relaxed(job: JobQuery, relaxations: readonly Relaxation[]): JobQuery {
  const { reading, language } = job;
  const left: JobFilterInput = Object.assign({}, job.filter, ...relaxations.map(({ gone }) => gone));
  const without = new Set(relaxations.flatMap(({ wordIndexes = [] }) => wordIndexes));
  return queryOf({ ...job, reading: interpretFilter(left, language, reading.analysis, without) });
}

/** Pairs but for those that leave nothing of the text: that is the text as a whole. */
function pairsOf(all: readonly Relaxation[], { understood }: Interpretation): Relaxation[][] {
  const few = all.filter(({ filter }) => filter !== 'text').slice(0, PAIRED);
  const pairs = few.flatMap((one, at) => few.slice(at + 1).map((other) => [one, other]));
  return pairs.filter((pair) => {
    const gone = new Set(pair.flatMap(({ wordIndexes = [] }) => wordIndexes));
    return (
      gone.size === 0 || !understood.every(({ wordIndexes }) => wordIndexes.every((index) => gone.has(index)))
    );
  });
}

/** What each way to give something up would bring, most first. */
async function counted(job: JobQuery, ways: readonly (readonly Relaxation[])[], idsOf: IdsOf) {
  const each = ways.map(async (way) => {
    const total = await shownCount(relaxed(job, way), idsOf);
    const filters = way.map(({ filter, part }) => ({ filter, part }));
    return { filters, total, isTotalCapped: total >= COUNT_TO };
  });
  const all = await Promise.all(each);
  return all.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
}

/**
 * Which filter or part of the text, given up, would bring how many jobs (up to 50), most first; where none does alone,
 * which two together. The text as a whole is offered where no part of it helps.
 */
export async function relaxations(job: JobQuery) {
  const all = relaxationsOf(job);
  // Those of its steps that are taken in any case have nothing.
  const empty = job.steps.filter(({ isOnlyBehind }) => !isOnlyBehind).map(({ query }) => query);
  const idsOf = idsReader(job.database, COUNT_TO, empty);
  const singles = all.map((one) => [one]);
  const single = await counted(job, singles, idsOf);
  const alone = single.filter(({ filters: [one] }) => one?.filter !== 'text');
  const hasPart = alone.some(({ filters: [one] }) => one?.part !== undefined);
  const loosen = (hasPart ? alone : single).flatMap(({ filters, ...total }) =>
    filters.map((filter) => ({ ...filter, ...total })),
  );
  if (alone.length > 0) return { loosen };
  const pairs = await counted(job, pairsOf(all, job.reading), idsOf);
  return { loosen, loosenTogether: pairs.slice(0, PAIRS_SHOWN) };
}
