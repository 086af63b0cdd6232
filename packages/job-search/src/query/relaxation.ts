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

/** What is given up most easily comes first: terms of work before the place, and what it is about last. */
const TURNS = new Map<Kind, number>([
  ...JOB_FILTER_NAMES.map((name) => [name, jobFilter(name).relax ?? 0] as const),
  ['word', 50],
  ['locality', 60],
  ['city', 80],
]);

interface SettableFilter {
  readonly kind: Kind;
  readonly filter: string;
  readonly isSet: (input: JobFilterInput, text: Interpretation) => boolean;
  readonly gone: Partial<JobFilterInput>;
}

function settable(name: JobFilterName): SettableFilter {
  const filter = jobFilter(name);
  const fields = [name, ...refinementsOf(name)];
  const isChosen = (input: JobFilterInput) => fields.some((field) => input[field] !== undefined);
  return {
    kind: name,
    filter: filter.relaxedAs ?? name,
    isSet: filter.kind === 'distance' ? isClose : isChosen,
    gone: withoutChosen(name),
  };
}

/** Filters set by hand. */
const FILTERS: readonly SettableFilter[] = [
  ...JOB_FILTER_NAMES.filter((name) => !isRefinement(jobFilter(name))).map(settable),
  {
    kind: 'city',
    filter: 'city',
    isSet: ({ city, point }) => city !== undefined || point !== undefined,
    gone: { city: undefined, point: undefined },
  },
];

const OTHER_KINDS = { WORD: 'word', LOCALITY: 'locality', CITY: 'city' } as const;

function kindOf(term: UnderstoodTerm['kind']): Kind {
  if (term === 'WORD' || term === 'LOCALITY' || term === 'CITY') return OTHER_KINDS[term];
  return JOB_FILTER_NAMES.find((name) => jobFilter(name).term === term) ?? 'word';
}

interface Ranked extends Relaxation {
  readonly kind: Kind;
}

function filtersSet(input: JobFilterInput, text: Interpretation): Ranked[] {
  return FILTERS.filter(({ isSet }) => isSet(input, text)).map(({ kind, filter, gone }) => ({
    kind,
    filter,
    gone,
    places: [],
  }));
}

function partsOf({ understood, places }: Interpretation): Ranked[] {
  return understood.map(({ kind, text }, at) => ({
    kind: kindOf(kind),
    filter: 'part',
    part: text,
    gone: {},
    places: places[at] ?? [],
  }));
}

/** One of each kind before the second of any: a text may have many words, yet one of them hides no filter. */
function inTurns(all: readonly Ranked[]): Ranked[] {
  const seen = new Map<Kind, number>();
  const turnOf = new Map<Ranked, number>();
  for (const one of all) {
    const turn = seen.get(one.kind) ?? 0;
    seen.set(one.kind, turn + 1);
    turnOf.set(one, turn);
  }
  const rankOf = ({ kind }: Ranked) => TURNS.get(kind) ?? 0;
  return [...all].sort((a, b) => (turnOf.get(a) ?? 0) - (turnOf.get(b) ?? 0) || rankOf(a) - rankOf(b));
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
