import { type JobFilterInput, RADIUS_KM_DEFAULT, type UnderstoodTerm } from '@nukkad/contract';
import { phraseSpans, withoutSpans } from '@nukkad/search';
import type { ReadText } from '../text/read-text.ts';

/** A filter by the name that the screens know, or a part of the text, and a search without it. */
export interface Loosening {
  readonly filter: string;
  readonly part?: string;
  readonly without: (input: JobFilterInput) => JobFilterInput;
}

/** A part of a city is searched around closely, unless the reader says how far. */
const isClose = ({ radiusKm }: JobFilterInput, { localities }: ReadText): boolean =>
  radiusKm === undefined ? localities.length > 0 : radiusKm < RADIUS_KM_DEFAULT;

/** Filters set by hand, those that are given up most easily first. */
const FILTERS: readonly {
  readonly filter: string;
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

/** Parts of a text, likewise: what it is about goes last. */
const PARTS: readonly UnderstoodTerm['kind'][] = [
  'PAY',
  'EXPERIENCE',
  'QUALIFICATION',
  'JOB_TYPE',
  'WORD',
  'LOCALITY',
  'CITY',
  'JOB_PROFILE',
];

const rankOf = ({ kind }: UnderstoodTerm): number => PARTS.indexOf(kind);

function withoutPart({ text: typed = '', ...input }: JobFilterInput, part: string): JobFilterInput {
  return { ...input, text: withoutSpans(typed, phraseSpans(typed, part)) };
}

/** What could be given up of a search, what is easily given up first; last of all the text as a whole. */
export function looseningsOf(input: JobFilterInput, text: ReadText): Loosening[] {
  const filters = FILTERS.filter(({ isSet }) => isSet(input, text)).map(
    ({ filter, gone }): Loosening => ({
      filter,
      without: (from) => ({ ...from, ...gone }),
    }),
  );
  if (input.text === undefined) return filters;
  const parts = [...text.understood]
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map(
      ({ text: part }): Loosening => ({ filter: 'part', part, without: (from) => withoutPart(from, part) }),
    );
  const whole: Loosening = { filter: 'text', without: (from) => ({ ...from, text: undefined }) };
  return [...(parts.length > 1 ? parts : []), ...filters, whole];
}
