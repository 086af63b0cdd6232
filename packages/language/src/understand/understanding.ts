import type {
  FilterNameOf,
  FilterTerm,
  JobFilterName,
  NumberFilterName,
} from '@nukkad/contract/jobs/job-filters.ts';
import type { NumberSpan } from './number-spans.ts';

/** Of each choice the value, of ranges and distances both ends, inclusive. */
type FilterValues = Record<FilterNameOf<'choice'>, string> & Record<NumberFilterName, NumberSpan['range']>;

/** What a free text asks for. */
export interface Understanding extends Readonly<Partial<FilterValues>> {
  /** The kinds of work meant: any of these profiles or sub-profiles, or of these words in the job's own. */
  readonly work: NamedWork | null;
  /** A work that is named and that the portal does not have. */
  readonly missing: MissingWork | null;
  readonly city: string | null;
  /** Every locality of that name, `city/locality`: which is meant, the city tells. */
  readonly localities: readonly string[];
  /** Whether jobs near by are asked for, with no place named. */
  readonly isNear: boolean;
  /** Plain words that must stand in the job; each with its meaning's group where it has one. */
  readonly words: readonly PlainWord[];
  /** The parts of the text and what each was taken for, in order; words that say nothing are left out. */
  readonly terms: readonly TextTerm[];
}

export interface NamedWork {
  /** Keys of profiles; none where sub-profiles are meant, which are keyed `profile/sub-profile`. */
  readonly profiles: readonly string[];
  readonly subProfiles: readonly string[];
  /** English names of skills that the same words mean: a job that lists one is meant too. */
  readonly skills: readonly string[];
  /** Sub-profiles close to it, which none of its words name. */
  readonly near: readonly string[];
  readonly text: string;
  /** The same as it is written right. */
  readonly phrase: string;
}

export interface MissingWork {
  readonly text: string;
  /** Other phrases that name it. */
  readonly synonyms: readonly string[];
  /** Work of the portal that is near it in meaning. */
  readonly near: Pick<NamedWork, 'profiles' | 'subProfiles'>;
}

export interface PlainWord {
  /** As typed, or the English name of the skill that it is. */
  readonly text: string;
  readonly group: string | null;
}

export interface TextTerm {
  readonly kind: FilterTerm | 'WORK' | 'CITY' | 'LOCALITY' | 'WORD';
  /** The filter that says the same. */
  readonly filter?: JobFilterName;
  readonly text: string;
  readonly value: string;
  /** The words of the text that it was taken from, by their place among those that were read. */
  readonly places: readonly number[];
}
