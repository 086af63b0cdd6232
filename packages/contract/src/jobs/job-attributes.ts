import { recordOf } from '../shared/record-of.ts';
import type { Attribute } from './job-filter-kinds.ts';
import {
  type ChoiceValue,
  type FilterNameOf,
  JOB_FILTER_NAMES,
  JOB_FILTERS,
  jobFilter,
} from './job-filters.ts';

type Filters = typeof JOB_FILTERS;

/** Names of the choice filters that compare a stored value of the job. */
export type JobAttributeName = {
  [Name in FilterNameOf<'choice'>]: Filters[Name] extends { readonly attribute: object } ? Name : never;
}[FilterNameOf<'choice'>];

type NamesOf<Attribute> = {
  [Name in JobAttributeName]: Filters[Name]['attribute'] extends Attribute ? Name : never;
}[JobAttributeName];

type RequiredName = NamesOf<{ readonly isRequired: true }>;
export type CardAttributeName = NamesOf<{ readonly isOnCard: true }>;

/** A job's value of each attribute; null if the job does not state it. */
export type JobAttributes = {
  readonly [Name in JobAttributeName]: ChoiceValue<Name> | (Name extends RequiredName ? never : null);
};

/** The attributes on a job card. Optional ones may be absent or null if the job does not state them. */
export type CardAttributes = {
  readonly [Name in CardAttributeName & RequiredName]: ChoiceValue<Name>;
} & {
  readonly [Name in Exclude<CardAttributeName, RequiredName>]?: ChoiceValue<Name> | null | undefined;
};

/** In the order of the filter panel. */
export const JOB_ATTRIBUTE_NAMES = JOB_FILTER_NAMES.filter((name): name is JobAttributeName => {
  const filter = jobFilter(name);
  return filter.kind === 'choice' && filter.attribute !== undefined;
});

export const CARD_ATTRIBUTE_NAMES = JOB_ATTRIBUTE_NAMES.filter(
  (name): name is CardAttributeName => JOB_FILTERS[name].attribute.isOnCard,
);

/** Returns the stored values that a chosen value of a choice filter matches, the chosen one among them. */
export function matchedValues(name: JobAttributeName, chosen: string): readonly string[] {
  const { matches }: Attribute = JOB_FILTERS[name].attribute;
  return matches?.[chosen] ?? [chosen];
}

export type RangeName = FilterNameOf<'range'>;

/**
 * A job's minimum and maximum, for example of its pay. `min` is null if not stated. `max` is null if there is no
 * upper limit.
 */
export interface Ends {
  readonly min: number | null;
  readonly max: number | null;
}

/** A job's minimum and maximum of each range. */
export type JobRanges = { readonly [Name in RangeName]: Ends };

/** In the order of the filter panel. */
export const RANGE_NAMES = JOB_FILTER_NAMES.filter(
  (name): name is RangeName => jobFilter(name).kind === 'range',
);

export const CARD_RANGE_NAMES = RANGE_NAMES.filter((name): boolean => JOB_FILTERS[name].attribute.isOnCard);

/** Builds a record with one value for each range. */
export const recordOfRanges = <Value>(of: (name: RangeName) => Value): Readonly<Record<RangeName, Value>> =>
  recordOf(RANGE_NAMES, of);

type RangeField = Filters[RangeName]['attribute']['fields'][number];

/** The minimum and maximum of every range as separate fields, as in database rows, postings and generated jobs. */
export type RangeFields = { readonly [Field in RangeField]: number | null };

/** For each end of each range filter: its field name, and its column in table `job`. */
export const RANGE_ENDS = RANGE_NAMES.flatMap((name) => {
  const { columns, fields } = JOB_FILTERS[name].attribute;
  return fields.map((field: RangeField, at) => ({ field, column: columns[at] as string }));
});

export function jobRangesOf(
  source: { readonly [Field in RangeField]?: number | null | undefined },
): JobRanges {
  return recordOfRanges((name) => {
    const [min, max] = JOB_FILTERS[name].attribute.fields;
    return { min: source[min] ?? null, max: source[max] ?? null };
  });
}

/** Columns of table `job` that filters use: the attributes, then minimum and maximum of each range. */
export const JOB_FILTER_COLUMNS: readonly string[] = [
  ...JOB_ATTRIBUTE_NAMES.map((name) => JOB_FILTERS[name].attribute.column),
  ...RANGE_ENDS.map(({ column }) => column),
];

type AttributeSource<Names extends JobAttributeName> = {
  readonly [Name in Names]?: JobAttributes[Name] | undefined;
};

const pick = (names: readonly JobAttributeName[], source: AttributeSource<JobAttributeName>) =>
  recordOf(names, (name) => source[name] ?? null);

/** Picks the attributes of a database row, a posting or a generated job; null for missing ones. */
export function jobAttributesOf(
  source: Pick<JobAttributes, RequiredName> & AttributeSource<JobAttributeName>,
): JobAttributes {
  return pick(JOB_ATTRIBUTE_NAMES, source) as unknown as JobAttributes;
}

/** Picks the attributes that job cards show; null for missing ones. */
export function cardAttributesOf(
  source: Pick<JobAttributes, CardAttributeName & RequiredName> & AttributeSource<CardAttributeName>,
): CardAttributes {
  return pick(CARD_ATTRIBUTE_NAMES, source) as unknown as CardAttributes;
}
