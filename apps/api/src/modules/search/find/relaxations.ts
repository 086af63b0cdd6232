import { type JobFilterInput, RADIUS_KM_DEFAULT, type UnderstoodTerm } from '@nukkad/contract';
import { type ReadText, readAnalysed } from '../text/read-text.ts';
import type { SearchTools } from './prepare-search.ts';

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
const isClose = ({ radiusKm }: JobFilterInput, { localities }: ReadText): boolean =>
  radiusKm === undefined ? localities.length > 0 : radiusKm < RADIUS_KM_DEFAULT;

/** What is given up most easily comes first: terms of work before the place, and what it is about last. */
const ORDER = [
  'pay',
  'experience',
  'qualification',
  'jobType',
  'word',
  'locality',
  'radius',
  'city',
  'jobProfile',
] as const;

type Kind = (typeof ORDER)[number];

/** Filters set by hand. */
const FILTERS: readonly {
  readonly filter: Kind;
  readonly isSet: (input: JobFilterInput, text: ReadText) => boolean;
  readonly gone: Partial<JobFilterInput>;
}[] = [
  { filter: 'pay', isSet: ({ pay }) => pay !== undefined, gone: { pay: undefined } },
  {
    filter: 'experience',
    isSet: (input) => input.experience !== undefined || input.experienceYears !== undefined,
    gone: { experience: undefined, experienceYears: undefined },
  },
  {
    filter: 'qualification',
    isSet: ({ qualification }) => qualification !== undefined,
    gone: { qualification: undefined },
  },
  { filter: 'jobType', isSet: ({ jobType }) => jobType !== undefined, gone: { jobType: undefined } },
  {
    filter: 'radius',
    isSet: isClose,
    gone: { radiusKm: RADIUS_KM_DEFAULT },
  },
  {
    filter: 'city',
    isSet: ({ city, point }) => city !== undefined || point !== undefined,
    gone: { city: undefined, point: undefined },
  },
  {
    filter: 'jobProfile',
    isSet: ({ jobProfile }) => jobProfile !== undefined,
    gone: { jobProfile: undefined },
  },
];

const KIND_OF: Readonly<Record<UnderstoodTerm['kind'], Kind>> = {
  PAY: 'pay',
  EXPERIENCE: 'experience',
  QUALIFICATION: 'qualification',
  JOB_TYPE: 'jobType',
  WORD: 'word',
  LOCALITY: 'locality',
  CITY: 'city',
  JOB_PROFILE: 'jobProfile',
};

interface Ranked extends Relaxation {
  readonly kind: Kind;
}

function filtersSet(input: JobFilterInput, text: ReadText): Ranked[] {
  return FILTERS.filter(({ isSet }) => isSet(input, text)).map(({ filter, gone }) => ({
    kind: filter,
    filter,
    gone,
    places: [],
  }));
}

function partsOf({ understood, places }: ReadText): Ranked[] {
  return understood.map(({ kind, text }, at) => ({
    kind: KIND_OF[kind],
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
  const rankOf = ({ kind }: Ranked) => ORDER.indexOf(kind);
  return [...all].sort((a, b) => (turnOf.get(a) ?? 0) - (turnOf.get(b) ?? 0) || rankOf(a) - rankOf(b));
}

/** What could be given up of a search, what is easily given up first; last of all the text as a whole. */
export function relaxationsOf(input: JobFilterInput, text: ReadText): Relaxation[] {
  const parts = partsOf(text);
  const all = inTurns([...(parts.length > 1 ? parts : []), ...filtersSet(input, text)]);
  if (input.text === undefined) return all.slice(0, RELAXATIONS_MAX);
  const whole: Relaxation = { filter: 'text', gone: { text: undefined }, places: [] };
  return [...all.slice(0, RELAXATIONS_MAX - 1), whole];
}

/** The search without what is given up: interpreted from what was read once, nothing is read anew. */
export function relaxed(
  input: JobFilterInput,
  { analysis }: ReadText,
  relaxations: readonly Relaxation[],
  { language }: SearchTools,
): ReadText {
  const left: JobFilterInput = Object.assign({}, input, ...relaxations.map(({ gone }) => gone));
  const without = new Set(relaxations.flatMap(({ places }) => places));
  return readAnalysed(left, analysis, { language, without });
}
