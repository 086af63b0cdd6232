import * as z from 'zod/mini';
import { wireText } from '../shared/shared.wire.ts';
import {
  CARD_ATTRIBUTE_NAMES,
  type CardAttributeName,
  type CardAttributes,
  RANGE_NAMES,
  type RangeName,
} from './job-attributes.ts';
import type { JobFilter } from './job-filter-kinds.ts';
import { JOB_FILTERS, type JobFilterName, type JobFilterValues, jobFilter } from './job-filters.ts';
import { EXPERIENCE_WIRE, JOB_TYPE_WIRE, QUALIFICATION_WIRE } from './job-terms.mapper.ts';

interface FilterOnTheWire {
  readonly field: string;
  /** For a choice filter: the wire's word for each value. */
  readonly words?: Readonly<Record<string, string>>;
  /** For a range filter: the names of the wire fields with a job's minimum and maximum. */
  readonly ends?: readonly [min: string, max: string];
  /**
   * Whether every version of the API sends the fields in `ends`. If not, clients must accept responses without them.
   */
  readonly isAlwaysSent?: boolean;
}

/** The wire names of the job filters, in the order of the request's fields. */
export const JOB_FILTER_WIRE = {
  jobProfile: { field: 'jobProfile' },
  jobType: { field: 'jobType', words: JOB_TYPE_WIRE },
  experience: { field: 'experience', words: EXPERIENCE_WIRE },
  experienceYears: { field: 'experienceLevel', ends: ['experienceMin', 'experienceMax'], isAlwaysSent: true },
  pay: { field: 'salary', ends: ['salaryMin', 'salaryMax'], isAlwaysSent: true },
  qualification: { field: 'qualification', words: QUALIFICATION_WIRE },
  shift: {
    field: 'shift',
    words: {
      DAY: 'Day',
      NIGHT: 'Night',
      ROTATING: 'Rotating',
      MORNING: 'Morning',
      EVENING: 'Evening',
      WEEKEND: 'Weekend',
    },
  },
  workPlace: {
    field: 'workPlace',
    words: { ON_SITE: 'On site', HOME: 'Home', BOTH: 'Both' },
  },
  radiusKm: { field: 'radius' },
} as const satisfies Record<JobFilterName, FilterOnTheWire>;

type Fields = typeof JOB_FILTER_WIRE;
type Filters = typeof JOB_FILTERS;
type NameOfField<Field> = {
  [Name in JobFilterName]: Fields[Name]['field'] extends Field ? Name : never;
}[JobFilterName];

type WireValue<Name extends JobFilterName> = Fields[Name] extends { readonly words: infer Words }
  ? '' | Words[keyof Words]
  : NonNullable<JobFilterValues[Name]> extends readonly number[]
    ? number[]
    : NonNullable<JobFilterValues[Name]>;

type WireFields = {
  readonly [Field in Fields[JobFilterName]['field']]: z.ZodMiniOptional<
    z.ZodMiniType<WireValue<NameOfField<Field>>, WireValue<NameOfField<Field>>>
  >;
};

function schemaOf(filter: JobFilter, words: readonly string[]): z.ZodMiniType {
  switch (filter.kind) {
    case 'choice':
      return z.enum(['', ...words]);
    case 'profile':
      return wireText(filter.maxLength);
    case 'range':
      return z.array(z.int().check(z.gte(0), z.lte(filter.max))).check(z.minLength(2), z.maxLength(2));
    case 'distance':
      return z.number().check(z.gte(filter.min), z.lte(filter.max));
  }
}

/** `JOB_FILTER_WIRE` as a list of name and definition. */
export const JOB_FILTER_FIELDS = Object.entries(JOB_FILTER_WIRE) as unknown as readonly (readonly [
  JobFilterName,
  FilterOnTheWire,
])[];

/** The schemas of all filters' fields in a request. */
export const wireJobFilters = Object.fromEntries(
  JOB_FILTER_FIELDS.map(([name, { field, words = {} }]) => [
    field,
    z.optional(schemaOf(jobFilter(name), Object.values(words))),
  ]),
) as WireFields;

type CardWord<Name extends CardAttributeName> = Fields[Name]['words'][keyof Fields[Name]['words']];
type CardField<Name extends CardAttributeName> = undefined extends CardAttributes[Name]
  ? z.ZodMiniOptional<z.ZodMiniType<CardWord<Name>, CardWord<Name>>>
  : z.ZodMiniType<CardWord<Name>, CardWord<Name>>;

/** The schemas of a job card's attributes. Those that a job may leave empty are optional. */
export const wireCardAttributes = Object.fromEntries(
  CARD_ATTRIBUTE_NAMES.map((name) => {
    const { field, words } = JOB_FILTER_WIRE[name];
    const word = z.enum(words);
    return [field, JOB_FILTERS[name].attribute.isRequired ? word : z.optional(word)];
  }),
) as unknown as { readonly [Name in CardAttributeName as Fields[Name]['field']]: CardField<Name> };

type End<Name extends RangeName, Position extends 0 | 1> = Position extends 0
  ? Filters[Name]['attribute']['isRequired'] extends true
    ? z.ZodMiniInt
    : z.ZodMiniNullable<z.ZodMiniInt>
  : z.ZodMiniNullable<z.ZodMiniInt>;
type Sent<Name extends RangeName, Schema extends z.ZodMiniType> = Fields[Name] extends {
  readonly isAlwaysSent: true;
}
  ? Schema
  : z.ZodMiniOptional<Schema>;

function endsOf(name: RangeName): (readonly [field: string, schema: z.ZodMiniType])[] {
  const { ends, isAlwaysSent }: FilterOnTheWire = JOB_FILTER_WIRE[name];
  const isRequired: boolean = JOB_FILTERS[name].attribute.isRequired;
  return (ends ?? []).map((field, at) => {
    const schema = at === 0 && isRequired ? z.int() : z.nullable(z.int());
    return [field, isAlwaysSent ? schema : z.optional(schema)];
  });
}

/** The schemas of a job card's fields with the minimum and maximum of each range. */
export const wireCardRanges = Object.fromEntries(RANGE_NAMES.flatMap(endsOf)) as unknown as {
  readonly [Name in RangeName as Fields[Name]['ends'][0]]: Sent<Name, End<Name, 0>>;
} & { readonly [Name in RangeName as Fields[Name]['ends'][1]]: Sent<Name, End<Name, 1>> };
