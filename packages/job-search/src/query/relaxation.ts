import {
  isRefinement,
  JOB_FILTER_NAMES,
  type JobFilterInput,
  type JobFilterName,
  jobFilter,
  RADIUS_KM_DEFAULT,
  refinementsOf,
  type UnderstoodTerm,
  withoutChosen,
} from '@nukkad/contract';
import { type Interpretation, interpretAnalysed } from './interpretation.ts';
import type { JobQuery } from './job-query.ts';

/** A filter by the name that the screens know, or a part of the text, to be given up. */
export interface Relaxation {
  readonly filter: string;
  readonly part?: string;
  /** What stands in the filter's fields without it. */
  readonly gone: Partial<JobFilterInput>;
  /** The words of the text that are left out with it. */
  readonly places: readonly number[];
}

/** So many are counted, each a search or two of its own: a choice of more would be a list to read. */
const RELAXATIONS_MAX = 6;

/** A part of a city is searched around closely, unless the reader says how far. */
const isClose = ({ radiusKm }: JobFilterInput, { localities }: Interpretation): boolean =>
  radiusKm === undefined ? localities.length > 0 : radiusKm < RADIUS_KM_DEFAULT;

type Kind = JobFilterName | 'word' | 'locality' | 'city';

interface Ranked extends Relaxation {
  readonly kind: Kind;
}

/** What is given up most easily comes first: terms of work before the place, and what it is about last. */
const RANKS = new Map<Kind, number>([
  ...JOB_FILTER_NAMES.map((name) => [name, jobFilter(name).relax ?? 0] as const),
  ['word', 50],
  ['locality', 60],
  ['city', 80],
]);

const rankOf = ({ kind }: Ranked): number => RANKS.get(kind) ?? 0;

/** Filters that stand on their own; what refines one is given up with it. */
const FILTERS = JOB_FILTER_NAMES.filter((name) => !isRefinement(jobFilter(name)));

/** Filters set by hand. */
function filtersSet(input: JobFilterInput, reading: Interpretation): Ranked[] {
  const isSet = (name: JobFilterName) =>
    jobFilter(name).kind === 'distance'
      ? isClose(input, reading)
      : [name, ...refinementsOf(name)].some((field) => input[field] !== undefined);
  const set = FILTERS.filter(isSet).map((name): Ranked => {
    const filter = jobFilter(name).relaxedAs ?? name;
    return { kind: name, filter, gone: withoutChosen(name), places: [] };
  });
  if (input.city === undefined && input.point === undefined) return set;
  const gone = { city: undefined, point: undefined };
  return [...set, { kind: 'city', filter: 'city', gone, places: [] }];
}

const OTHER_KINDS: Partial<Record<UnderstoodTerm['kind'], Kind>> = { LOCALITY: 'locality', CITY: 'city' };

const kindOf = (term: UnderstoodTerm['kind']): Kind =>
  OTHER_KINDS[term] ?? JOB_FILTER_NAMES.find((name) => jobFilter(name).term === term) ?? 'word';

const partsOf = ({ understood, places }: Interpretation): Ranked[] =>
  understood.map(({ kind, text }, at) => ({
    ...{ kind: kindOf(kind), filter: 'part', part: text, gone: {}, places: places[at] ?? [] },
  }));

/** One of each kind before the second of any: a text may have many words, yet one of them hides no filter. */
function inTurns(all: readonly Ranked[]): Ranked[] {
  const ofKind = Map.groupBy(all, ({ kind }) => kind);
  const turnOf = (one: Ranked) => ofKind.get(one.kind)?.indexOf(one) ?? 0;
  return all.toSorted((a, b) => turnOf(a) - turnOf(b) || rankOf(a) - rankOf(b));
}

/** What could be given up of a search, what is easily given up first; last of all the text as a whole. */
export function relaxationsOf({ filter: input, reading }: JobQuery): Relaxation[] {
  const parts = partsOf(reading);
  const all = inTurns([...(parts.length > 1 ? parts : []), ...filtersSet(input, reading)]);
  if (input.text === undefined) return all.slice(0, RELAXATIONS_MAX);
  const whole: Relaxation = { filter: 'text', gone: { text: undefined }, places: [] };
  return [...all.slice(0, RELAXATIONS_MAX - 1), whole];
}

/** The query without what is given up: interpreted from what was read once, nothing is read anew. */
export function relaxed(job: JobQuery, relaxations: readonly Relaxation[]): JobQuery {
  const { reading, language } = job;
  const left: JobFilterInput = Object.assign({}, job.filter, ...relaxations.map(({ gone }) => gone));
  const without = new Set(relaxations.flatMap(({ places }) => places));
  return { ...job, reading: interpretAnalysed(left, reading.analysis, language, without) };
}
