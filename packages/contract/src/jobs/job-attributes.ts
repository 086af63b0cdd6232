import { recordOf } from '../shared/record-of.ts';
import {
  type ChoiceValue,
  type FilterNameOf,
  JOB_FILTER_NAMES,
  JOB_FILTERS,
  jobFilter,
} from './job-filters.ts';

type Filters = typeof JOB_FILTERS;

/** The choices of which a job has a value of its own. */
export type JobAttributeName = {
  [Name in FilterNameOf<'choice'>]: Filters[Name] extends { readonly attribute: object } ? Name : never;
}[FilterNameOf<'choice'>];

type NamesOf<Attribute> = {
  [Name in JobAttributeName]: Filters[Name]['attribute'] extends Attribute ? Name : never;
}[JobAttributeName];

type RequiredName = NamesOf<{ readonly isRequired: true }>;
export type CardAttributeName = NamesOf<{ readonly isOnCard: true }>;

/** What a job says of each; null where it says nothing. */
export type JobAttributes = {
  readonly [Name in JobAttributeName]: ChoiceValue<Name> | (Name extends RequiredName ? never : null);
};

/** What a card tells of them; absent, too, where the job says nothing. */
export type CardAttributes = {
  readonly [Name in CardAttributeName & RequiredName]: ChoiceValue<Name>;
} & {
  readonly [Name in Exclude<CardAttributeName, RequiredName>]?: ChoiceValue<Name> | null | undefined;
};

/** In the order in which the panel shows them. */
export const JOB_ATTRIBUTE_NAMES = JOB_FILTER_NAMES.filter((name): name is JobAttributeName => {
  const filter = jobFilter(name);
  return filter.kind === 'choice' && filter.attribute !== undefined;
});

export const CARD_ATTRIBUTE_NAMES = JOB_ATTRIBUTE_NAMES.filter(
  (name): name is CardAttributeName => JOB_FILTERS[name].attribute.isOnCard,
);

export type RangeName = FilterNameOf<'range'>;

/** A job's own ends of a range: null where it does not tell, and above where there is none. */
export interface Ends {
  readonly min: number | null;
  readonly max: number | null;
}

/** What a job says of the ranges. */
export type JobRanges = { readonly [Name in RangeName]: Ends };

/** In the order in which the panel shows them. */
export const RANGE_NAMES = JOB_FILTER_NAMES.filter(
  (name): name is RangeName => jobFilter(name).kind === 'range',
);

export const CARD_RANGE_NAMES = RANGE_NAMES.filter((name): boolean => JOB_FILTERS[name].attribute.isOnCard);

/** Something of each range. */
export const ofRanges = <Value>(of: (name: RangeName) => Value): Readonly<Record<RangeName, Value>> =>
  recordOf(RANGE_NAMES, of);

type RangeField = Filters[RangeName]['attribute']['fields'][number];

/** The ends of ranges, each a field of its own, in a row, a posting or a generated job. */
export type RangeFields = { readonly [Field in RangeField]: number | null };

/** Both ends of every range: its field, and the column in which jobs hold it. */
export const RANGE_ENDS = RANGE_NAMES.flatMap((name) => {
  const { columns, fields } = JOB_FILTERS[name].attribute;
  return fields.map((field: RangeField, at) => ({ field, column: columns[at] as string }));
});

export function jobRangesOf(
  source: { readonly [Field in RangeField]?: number | null | undefined },
): JobRanges {
  return ofRanges((name) => {
    const [min, max] = JOB_FILTERS[name].attribute.fields;
    return { min: source[min] ?? null, max: source[max] ?? null };
  });
}

/** Where jobs hold what can be filtered by: their attributes, then both ends of their ranges. */
export const JOB_FILTER_COLUMNS: readonly string[] = [
  ...JOB_ATTRIBUTE_NAMES.map((name) => JOB_FILTERS[name].attribute.column),
  ...RANGE_ENDS.map(({ column }) => column),
];

type Told<Names extends JobAttributeName> = { readonly [Name in Names]?: JobAttributes[Name] | undefined };

const pick = (names: readonly JobAttributeName[], source: Told<JobAttributeName>) =>
  recordOf(names, (name) => source[name] ?? null);

/** The attributes of a row, a posting or a generated job. */
export function jobAttributesOf(
  source: Pick<JobAttributes, RequiredName> & Told<JobAttributeName>,
): JobAttributes {
  return pick(JOB_ATTRIBUTE_NAMES, source) as unknown as JobAttributes;
}

/** Those that a card tells. */
export function cardAttributesOf(
  source: Pick<JobAttributes, CardAttributeName & RequiredName> & Told<CardAttributeName>,
): CardAttributes {
  return pick(CARD_ATTRIBUTE_NAMES, source) as unknown as CardAttributes;
}
