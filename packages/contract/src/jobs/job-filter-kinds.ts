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
export interface Attribute {
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
  /**
   * The stored values that a chosen value matches, if they are more than the value itself. Their codes must be
   * consecutive, because searches compare a range of codes. A job without a value never matches.
   */
  readonly matches?: Readonly<Record<string, readonly string[]>>;
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
