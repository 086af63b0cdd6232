import {
  EXPERIENCE_YEARS_MAX,
  RADIUS_KM_DEFAULT,
  RADIUS_KM_MAX,
  RADIUS_KM_MIN,
  SALARY_MAX,
  SALARY_STEP,
} from '../constants.ts';
import { EXPERIENCE_KINDS, JOB_TYPES, QUALIFICATIONS } from './job.domain.ts';

interface Addressed {
  /** Its parameter in the address of a list. */
  readonly url: string;
  /** What the advice to give it up calls it, where that is not the name of its field. */
  readonly relaxedAs?: string;
  /** The kind of understood terms that say the same in a text. */
  readonly term?: string;
  /** Its turn where a search finds nothing: what is given up most easily comes first. */
  readonly relax?: number;
}

/** One of a few values, by chips. */
export interface ChoiceFilter extends Addressed {
  readonly kind: 'choice';
  readonly values: readonly string[];
  /** A job's own value of it; absent where other fields of a job tell it. */
  readonly attribute?: Attribute;
}

/** A value that a job has of a choice. */
interface Attribute {
  /** Where jobs hold it, by its name, and the search tables, by its number. */
  readonly column: string;
  /** The number of each value; 0 is a job that names none. */
  readonly codes: Readonly<Record<string, number>>;
  /** Whether no job is without. */
  readonly isRequired: boolean;
  /** Whether a card tells it; the page of a job always does. */
  readonly isOnCard: boolean;
  /** Whether the lists of the search hold it; else a search that asks for it looks it up for each job it comes by. */
  readonly isListed: boolean;
}

/** One of the kinds of work, which stand in the database: its key, or its name in any of the languages. */
export interface ProfileFilter extends Addressed {
  readonly kind: 'profile';
  readonly longest: number;
  readonly column: string;
}

/** What a range counts. */
type RangeUnit = 'rupees' | 'years';

/** The ends that a job has of a range. */
interface RangeAttribute {
  /** Where jobs hold them. */
  readonly columns: readonly [min: string, max: string];
  /** Their names in a posting, a file of jobs and a row of the database. */
  readonly fields: readonly [min: string, max: string];
  /** More than this no job may say. */
  readonly most: number;
  /** Whether the lower end is nought where it is not told; else it is unknown. */
  readonly isRequired: boolean;
  /** Whether a card tells them among its facts; the page of a job always does. */
  readonly isOnCard: boolean;
}

/** From nought to `max`, both ends inclusive; absent while the slider is untouched. `max` means that much or more. */
export interface RangeFilter extends Addressed {
  readonly kind: 'range';
  readonly unit: RangeUnit;
  readonly max: number;
  readonly step: number;
  /** Where the search tables hold a job's own ends. */
  readonly columns: readonly [low: string, high: string];
  readonly attribute: RangeAttribute;
  /** Lower ends to choose from without script; none where the plain form does without it. */
  readonly plainFrom: readonly number[];
  /** Whether a number that is typed is the seeker's own, as years are: jobs that ask for less fit too, but not for nought. */
  readonly isOfSeeker?: boolean;
  /** Narrows one value of a choice: it stands and falls with that. From nought to nought it says `nought` instead. */
  readonly within?: { readonly filter: string; readonly value: string; readonly nought: string };
}

/** Kilometres around the place. */
export interface DistanceFilter extends Addressed {
  readonly kind: 'distance';
  readonly unit: 'kilometres';
  readonly min: number;
  readonly max: number;
  /** As far as a search looks by itself. */
  readonly usual: number;
  readonly plainSteps: readonly number[];
}

export type JobFilter = ChoiceFilter | ProfileFilter | RangeFilter | DistanceFilter;

type Rest<F extends JobFilter> = Omit<F, 'kind'>;

const choice = <const F extends Rest<ChoiceFilter>>(filter: F) => ({ kind: 'choice', ...filter }) as const;
const profile = <const F extends Rest<ProfileFilter>>(filter: F) => ({ kind: 'profile', ...filter }) as const;
const range = <const F extends Rest<RangeFilter>>(filter: F) => ({ kind: 'range', ...filter }) as const;
const distance = <const F extends Rest<DistanceFilter>>(filter: F) =>
  ({ kind: 'distance', ...filter }) as const;

/** The filters of jobs by their fields, in the order in which the panel shows them. */
export const JOB_FILTERS = {
  jobProfile: profile({ url: 'profile', longest: 80, column: 'profile', term: 'JOB_PROFILE', relax: 90 }),
  jobType: choice({
    url: 'type',
    values: JOB_TYPES,
    attribute: {
      column: 'job_type',
      codes: { FULL_TIME: 1, PART_TIME: 2, INTERNSHIP: 3 },
      isRequired: true,
      isOnCard: true,
      isListed: true,
    },
    term: 'JOB_TYPE',
    relax: 40,
  }),
  shift: choice({
    url: 'shift',
    values: ['DAY', 'NIGHT', 'ROTATING'],
    attribute: {
      column: 'shift',
      codes: { DAY: 1, NIGHT: 2, ROTATING: 3 },
      isRequired: false,
      isOnCard: true,
      isListed: false,
    },
    term: 'SHIFT',
    relax: 35,
  }),
  pay: range({
    url: 'pay',
    unit: 'rupees',
    max: SALARY_MAX,
    step: SALARY_STEP,
    columns: ['pay_min', 'pay_max'],
    attribute: {
      columns: ['pay_min', 'pay_max'],
      fields: ['payMin', 'payMax'],
      most: 10_000_000,
      isRequired: false,
      // It has a place of its own, larger than any fact.
      isOnCard: false,
    },
    plainFrom: [10_000, 15_000, 20_000, 30_000, 50_000],
    term: 'PAY',
    relax: 10,
  }),
  radiusKm: distance({
    url: 'radius',
    unit: 'kilometres',
    min: RADIUS_KM_MIN,
    max: RADIUS_KM_MAX,
    usual: RADIUS_KM_DEFAULT,
    plainSteps: [2, 5, 10, 20],
    relaxedAs: 'radius',
    term: 'RADIUS',
    relax: 70,
  }),
  experience: choice({ url: 'exp', values: EXPERIENCE_KINDS, term: 'EXPERIENCE', relax: 20 }),
  experienceYears: range({
    url: 'years',
    unit: 'years',
    max: EXPERIENCE_YEARS_MAX,
    step: 1,
    columns: ['experience_min', 'experience_max'],
    attribute: {
      columns: ['experience_min_years', 'experience_max_years'],
      fields: ['experienceMin', 'experienceMax'],
      most: 60,
      isRequired: true,
      isOnCard: true,
    },
    plainFrom: [],
    isOfSeeker: true,
    within: { filter: 'experience', value: 'EXPERIENCED', nought: 'FRESHER' },
    term: 'EXPERIENCE',
  }),
  qualification: choice({
    url: 'qual',
    values: QUALIFICATIONS,
    attribute: {
      column: 'qualification',
      codes: { SSC: 1, HSSC: 2, UG: 3, PG: 4 },
      isRequired: false,
      isOnCard: false,
      isListed: true,
    },
    term: 'QUALIFICATION',
    relax: 30,
  }),
} as const satisfies Record<string, JobFilter>;

type Filters = typeof JOB_FILTERS;
export type JobFilterName = keyof Filters;

/** The names of the filters of one kind. */
export type FilterNameOf<Kind extends JobFilter['kind']> = {
  [Name in JobFilterName]: Filters[Name]['kind'] extends Kind ? Name : never;
}[JobFilterName];

type ValueOf<Filter> = Filter extends { readonly values: readonly (infer Value)[] }
  ? Value
  : Filter extends { readonly kind: 'range' }
    ? readonly [number, number]
    : Filter extends { readonly kind: 'distance' }
      ? number
      : string;

/** What is chosen of each filter; absent where it is untouched. */
export type JobFilterValues = {
  readonly [Name in JobFilterName]?: ValueOf<Filters[Name]> | undefined;
};

export type JobFilterValue = NonNullable<JobFilterValues[JobFilterName]>;

/** The kinds of parts of a text that say what a filter does. */
export type FilterTerm = {
  [Name in JobFilterName]: Filters[Name] extends { readonly term: infer Term } ? Term : never;
}[JobFilterName];

/** The kinds of parts of a text that name a value of a choice. */
export type ChoiceTerm = Filters[FilterNameOf<'choice'>]['term'];

/** The filters that are set by a number, or by two. */
export type NumberFilterName = FilterNameOf<'range' | 'distance'>;

/** The values of the filters that are a choice, by filter. */
export type ChoiceValue<Name extends FilterNameOf<'choice'>> = Filters[Name]['values'][number];

/** In the order in which the panel shows them. */
export const JOB_FILTER_NAMES = Object.keys(JOB_FILTERS) as JobFilterName[];

export const CHOICE_FILTER_NAMES = JOB_FILTER_NAMES.filter(
  (name): name is FilterNameOf<'choice'> => JOB_FILTERS[name].kind === 'choice',
);

export const NUMBER_FILTER_NAMES = JOB_FILTER_NAMES.filter((name): name is NumberFilterName =>
  ['range', 'distance'].includes(JOB_FILTERS[name].kind),
);

export const jobFilter = (name: JobFilterName): JobFilter => JOB_FILTERS[name];

const withinOf = (filter: JobFilter) => (filter.kind === 'range' ? filter.within : undefined);

/** Whether a filter only narrows another one: it is shown, counted and given up with that. */
export const isRefinement = (filter: JobFilter): boolean => withinOf(filter) !== undefined;

/** The ranges that narrow a choice. */
export function refinementsOf(name: JobFilterName): FilterNameOf<'range'>[] {
  const all = JOB_FILTER_NAMES as FilterNameOf<'range'>[];
  return all.filter((refinement) => withinOf(JOB_FILTERS[refinement])?.filter === name);
}

/** Whether the value that a refinement narrows is chosen. */
export function isChosenWithin(refinement: JobFilterName, values: JobFilterValues): boolean {
  const within = withinOf(JOB_FILTERS[refinement]);
  return within !== undefined && values[within.filter as JobFilterName] === within.value;
}

/** What is left of a filter's fields when it is given up, with those of what narrows it. */
export function withoutChosen(name: JobFilterName): JobFilterValues {
  const filter = jobFilter(name);
  const gone = filter.kind === 'distance' ? filter.usual : undefined;
  return Object.fromEntries([
    [name, gone],
    ...refinementsOf(name).map((refinement) => [refinement, undefined]),
  ]);
}
