import {
  EXPERIENCE_YEARS_MAX,
  RADIUS_KM_DEFAULT,
  RADIUS_KM_MAX,
  RADIUS_KM_MIN,
  SALARY_MAX,
  SALARY_STEP,
} from '../constants.ts';
import { EXPERIENCE_KINDS, JOB_TYPES, QUALIFICATIONS } from './job.domain.ts';

interface FilterBase {
  /** Name of the filter's URL parameter in the address of a job list. */
  readonly url: string;
  /** The filter's name in `LoosenedFilter.filter`, if it differs from its key in `JOB_FILTERS`. */
  readonly relaxedAs?: string;
  /** The kind of `UnderstoodTerm` that sets this filter when the search text contains it. */
  readonly term?: string;
  /**
   * If a search has no results, filters are offered for removal in this order, lowest first. Never offered if absent.
   */
  readonly relax?: number;
}

/** A filter with a fixed set of values, shown as chips. */
export interface ChoiceFilter extends FilterBase {
  readonly kind: 'choice';
  readonly values: readonly string[];
  /** The stored attribute of jobs that this filter compares. Absent if it uses other fields of the job. */
  readonly attribute?: Attribute;
}

/** How jobs store their value of a choice filter. */
interface Attribute {
  /** Name of the column. In table `job` it contains the value's name, in the search tables its number. */
  readonly column: string;
  /** The number of each value in the search tables; 0 means not stated. */
  readonly codes: Readonly<Record<string, number>>;
  /** Whether every job must have a value. */
  readonly isRequired: boolean;
  /** Whether job cards show it. The job's page always does. */
  readonly isOnCard: boolean;
  /** Whether `job_term` has the column too. If not, a search looks the value up in `job_search`. */
  readonly isListed: boolean;
}

/** A job profile from the database, given by its key or by its name in any language. */
export interface ProfileFilter extends FilterBase {
  readonly kind: 'profile';
  readonly maxLength: number;
  readonly column: string;
}

type RangeUnit = 'rupees' | 'years';

/** How jobs store their minimum and maximum of a range filter. */
interface RangeAttribute {
  /** The two columns in table `job`. */
  readonly columns: readonly [min: string, max: string];
  /** Field names in postings, import files and database rows. */
  readonly fields: readonly [min: string, max: string];
  /** The largest value that a job may have, in the filter's unit. */
  readonly most: number;
  /** Whether a missing minimum means 0. Otherwise it means unknown. */
  readonly isRequired: boolean;
  /** Whether job cards show it among the facts. The job's page always does. */
  readonly isOnCard: boolean;
}

/**
 * A filter by minimum and maximum, from 0 to `max`, both inclusive. Its value is absent if the whole range is chosen.
 * `max` as upper end means "`max` or more".
 */
export interface RangeFilter extends FilterBase {
  readonly kind: 'range';
  readonly unit: RangeUnit;
  readonly max: number;
  readonly step: number;
  /** Columns of the search tables for a job's minimum and maximum. */
  readonly columns: readonly [low: string, high: string];
  readonly attribute: RangeAttribute;
  /** Minimum values offered by the form without JavaScript; empty if that form leaves the filter out. */
  readonly minOptions: readonly number[];
  /**
   * Whether a typed number describes the seeker (such as years of experience), so that jobs asking for less match too.
   * For 0, only jobs that ask for nothing match.
   */
  readonly isOfSeeker?: boolean;
  /**
   * Makes this filter a refinement: it applies only to one value of a choice filter, and is removed together with it.
   * The range 0–0 is replaced by the choice's value `whenZero`.
   */
  readonly within?: { readonly filter: string; readonly value: string; readonly whenZero: string };
}

/** A radius around the place, in kilometres. */
export interface DistanceFilter extends FilterBase {
  readonly kind: 'distance';
  readonly unit: 'kilometres';
  readonly min: number;
  readonly max: number;
  /** The radius if the user has chosen none, in kilometres. */
  readonly defaultValue: number;
  readonly radiusOptions: readonly number[];
}

export type JobFilter = ChoiceFilter | ProfileFilter | RangeFilter | DistanceFilter;

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
