import {
  EXPERIENCE_YEARS_MAX,
  RADIUS_KM_DEFAULT,
  RADIUS_KM_MAX,
  RADIUS_KM_MIN,
  SALARY_MAX,
  SALARY_STEP,
} from '../constants.ts';
import { EXPERIENCE_KINDS, JOB_TYPES, QUALIFICATIONS } from './job.domain.ts';
import type {
  ChoiceFilter,
  DistanceFilter,
  JobFilter,
  ProfileFilter,
  RangeFilter,
} from './job-filter-kinds.ts';

type Rest<F extends JobFilter> = Omit<F, 'kind'>;

const choice = <const F extends Rest<ChoiceFilter>>(filter: F) => ({ kind: 'choice', ...filter }) as const;
const profile = <const F extends Rest<ProfileFilter>>(filter: F) => ({ kind: 'profile', ...filter }) as const;
const range = <const F extends Rest<RangeFilter>>(filter: F) => ({ kind: 'range', ...filter }) as const;
const distance = <const F extends Rest<DistanceFilter>>(filter: F) =>
  ({ kind: 'distance', ...filter }) as const;

/** All job filters by name, in the order of the filter panel. */
export const JOB_FILTERS = {
  jobProfile: profile({ url: 'profile', maxLength: 80, column: 'profile', term: 'JOB_PROFILE', relax: 90 }),
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
  /** When the work is. A job has one value; its own text names the exact hours. */
  shift: choice({
    url: 'shift',
    values: ['DAY', 'NIGHT', 'ROTATING', 'MORNING', 'EVENING', 'WEEKEND'],
    attribute: {
      column: 'shift',
      codes: { DAY: 1, NIGHT: 2, ROTATING: 3, MORNING: 4, EVENING: 5, WEEKEND: 6 },
      isRequired: false,
      isOnCard: true,
      isListed: false,
    },
    term: 'SHIFT',
    relax: 35,
  }),
  workPlace: choice({
    url: 'workplace',
    values: ['ON_SITE', 'HOME', 'BOTH'],
    attribute: {
      column: 'work_place',
      // BOTH is between the others, so that each of them and BOTH have consecutive codes.
      codes: { ON_SITE: 1, HOME: 3, BOTH: 2 },
      isRequired: false,
      isOnCard: true,
      isListed: false,
      matches: { ON_SITE: ['ON_SITE', 'BOTH'], HOME: ['HOME', 'BOTH'] },
    },
    term: 'WORK_PLACE',
    relax: 37,
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
      // Job cards show pay in a place of its own, larger than the facts.
      isOnCard: false,
    },
    minOptions: [10_000, 15_000, 20_000, 30_000, 50_000],
    term: 'PAY',
    relax: 10,
  }),
  radiusKm: distance({
    url: 'radius',
    unit: 'kilometres',
    min: RADIUS_KM_MIN,
    max: RADIUS_KM_MAX,
    defaultValue: RADIUS_KM_DEFAULT,
    radiusOptions: [2, 5, 10, 20],
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
    minOptions: [],
    isOfSeeker: true,
    within: { filter: 'experience', value: 'EXPERIENCED', whenZero: 'FRESHER' },
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

/** The names of all filters of one kind. */
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

/** The chosen value of each filter; absent if not used. */
export type JobFilterValues = {
  readonly [Name in JobFilterName]?: ValueOf<Filters[Name]> | undefined;
};

export type JobFilterValue = NonNullable<JobFilterValues[JobFilterName]>;

/** The kinds of `UnderstoodTerm` that set a filter. */
export type FilterTerm = {
  [Name in JobFilterName]: Filters[Name] extends { readonly term: infer Term } ? Term : never;
}[JobFilterName];

/** The kinds of `UnderstoodTerm` that set a choice filter. */
export type ChoiceTerm = Filters[FilterNameOf<'choice'>]['term'];

/** Names of the filters with numbers: ranges (two numbers) and distances (one). */
export type NumberFilterName = FilterNameOf<'range' | 'distance'>;

/** The possible values of a choice filter. */
export type ChoiceValue<Name extends FilterNameOf<'choice'>> = Filters[Name]['values'][number];

/** The names of all filters, in the order of the filter panel. */
export const JOB_FILTER_NAMES = Object.keys(JOB_FILTERS) as JobFilterName[];

export const CHOICE_FILTER_NAMES = JOB_FILTER_NAMES.filter(
  (name): name is FilterNameOf<'choice'> => JOB_FILTERS[name].kind === 'choice',
);

export const NUMBER_FILTER_NAMES = JOB_FILTER_NAMES.filter((name): name is NumberFilterName =>
  ['range', 'distance'].includes(JOB_FILTERS[name].kind),
);

export const jobFilter = (name: JobFilterName): JobFilter => JOB_FILTERS[name];

const withinOf = (filter: JobFilter) => (filter.kind === 'range' ? filter.within : undefined);

/** Whether the filter refines another one, with which it is shown, counted and removed. */
export const isRefinement = (filter: JobFilter): boolean => withinOf(filter) !== undefined;

/** Returns the names of the range filters that refine a choice filter. */
export function refinementsOf(name: JobFilterName): FilterNameOf<'range'>[] {
  const all = JOB_FILTER_NAMES as FilterNameOf<'range'>[];
  return all.filter((refinement) => withinOf(JOB_FILTERS[refinement])?.filter === name);
}

/** Whether the choice has the value that this filter refines. */
export function isChosenWithin(refinement: JobFilterName, values: JobFilterValues): boolean {
  const within = withinOf(JOB_FILTERS[refinement]);
  return within !== undefined && values[within.filter as JobFilterName] === within.value;
}

/** Returns the changes that clear a filter and its refinements: undefined for each, or the default value for the radius. */
export function withoutChosen(name: JobFilterName): JobFilterValues {
  const filter = jobFilter(name);
  const gone = filter.kind === 'distance' ? filter.defaultValue : undefined;
  return Object.fromEntries([
    [name, gone],
    ...refinementsOf(name).map((refinement) => [refinement, undefined]),
  ]);
}
