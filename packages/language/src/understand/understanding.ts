import type {
  FilterNameOf,
  FilterTerm,
  JobFilterName,
  NumberFilterName,
} from '@nukkad/contract/jobs/job-filters.ts';
import type { NumberSpan } from './number-spans.ts';

/** The filters that a text can set. A choice filter has its value; a range or distance has both ends, inclusive. */
type FilterValues = Record<FilterNameOf<'choice'>, string> & Record<NumberFilterName, NumberSpan['range']>;

/** The meaning of a typed text. */
export interface Understanding extends Readonly<Partial<FilterValues>> {
  /** The occupation that the text names; null if none. A job of any of its profiles or sub-profiles matches. */
  readonly work: NamedWork | null;
  /** Other occupations that would do as well: "sales" of "sales or delivery". Empty if `work` is null. */
  readonly alternatives: readonly NamedWork[];
  /** The occupation that the text names if the portal does not have it; otherwise null. */
  readonly missing: MissingWork | null;
  readonly city: string | null;
  /** All localities with the named name, as `city/locality`. The city decides which one is meant. */
  readonly localities: readonly string[];
  /** Whether the text asks for jobs nearby without naming a place. */
  readonly isNear: boolean;
  /** Free words that a job must contain. */
  readonly words: readonly FreeWord[];
  /** What the text excludes: "not sales", "बिना अंग्रेजी". A job must match none of them. */
  readonly excluded: readonly Excluded[];
  /** The parts of the text with their meanings, in order; stop words are left out. */
  readonly terms: readonly TextTerm[];
}

export interface NamedWork {
  /** Keys of profiles; empty if sub-profiles are meant. */
  readonly profiles: readonly string[];
  /** Keys of sub-profiles, as `profile/sub-profile`. */
  readonly subProfiles: readonly string[];
  /** English names of skills that the same words stand for. Jobs that list one match too. */
  readonly skills: readonly string[];
  /** Similar sub-profiles that the words do not name. */
  readonly near: readonly string[];
  /** The words as typed. */
  readonly text: string;
  /** The matched phrase of the lexicon, which has no typos. */
  readonly phrase: string;
}

/** Returns the occupations that a text asks for: the named one and its alternatives. */
export const worksOf = ({ work, alternatives }: Pick<Understanding, 'work' | 'alternatives'>): NamedWork[] =>
  work === null ? [] : [work, ...alternatives];

export interface MissingWork {
  readonly text: string;
  /** Other phrases for the same occupation. */
  readonly synonyms: readonly string[];
  /** Occupations of the portal that are similar. */
  readonly near: Pick<NamedWork, 'profiles' | 'subProfiles'>;
}

/** The condition that a job must not meet. Exactly one of the fields is set, except for `also` and `localityName`. */
export interface Excluded {
  /** Another occupation that the same words may mean. A job must not be of it either. */
  readonly also?: NamedWork;
  readonly work?: NamedWork;
  /** All localities with the excluded name, as `city/locality`. */
  readonly localities?: readonly string[];
  /** The typed name of a locality. */
  readonly localityName?: string;
  /** Slug of a city. */
  readonly city?: string;
  readonly word?: FreeWord;
  readonly choice?: { readonly filter: FilterNameOf<'choice'>; readonly value: string };
}

export interface FreeWord {
  /** The word as typed, or the English name of a skill. */
  readonly text: string;
  /** The group of words with the same meaning; null if it has none. */
  readonly group: string | null;
}

/**
 * - `RAILWAY_STATION`: the railway station of a city or area.
 * - `JUNCTION`: a bus stand, crossing or market that is named by its area: "Swargate bus stand".
 */
export type LandmarkKind = 'RAILWAY_STATION' | 'JUNCTION';

export interface TextTerm {
  readonly kind: FilterTerm | 'WORK' | 'CITY' | 'LOCALITY' | 'LANDMARK' | 'WORD';
  /** The job filter that the term sets; absent if it sets none. */
  readonly filter?: JobFilterName;
  readonly text: string;
  readonly value: string;
  /** Indexes of its words in `TextAnalysis.words`. */
  readonly wordIndexes: readonly number[];
  /** Whether the text excludes what the term describes. */
  readonly isNegated?: true;
  /** False if the term is understood, but sets nothing. */
  readonly isApplied?: false;
  /**
   * For a place that the search does not cover, because the text names another one: indexes of the words to leave out, so that
   * the text names only this place.
   */
  readonly leftOut?: readonly number[];
  /** The kind of the landmark that the text names. Absent if the search cannot find out where it is. */
  readonly landmark?: LandmarkKind | undefined;
}
