import type { Facets } from '../facets.ts';
import type { Point } from '../geo/degree-lengths.ts';
import type { Area } from '../plan/estimate.ts';

/** The words a job must have. */
export interface SearchWords {
  /** About how many jobs stand in the rarest one's lists. */
  readonly jobs: number;
  /** Terms of the rarest one: its lists are read. Eight at most. */
  readonly lists: readonly number[];
  /** Terms of the next rarest where it is not much more common: its lists are read beside those. */
  readonly beside: readonly number[];
  /** Terms of each of the others: looked up for the jobs found. Two at most. */
  readonly others: readonly (readonly number[])[];
}

/** A search made ready: numbers and places instead of words. */
export interface Search {
  readonly facets: Facets;
  /** Where distances are measured from; null where no place is known. */
  readonly centre: Point | null;
  /** The circle to look in; null for the whole country. */
  readonly area: Area | null;
  readonly words: SearchWords | null;
  readonly order: 'NEWEST' | 'NEAREST';
  /** The reader, for what is saved and applied to; null for visitors. */
  readonly candidateId: string | null;
  /** Jobs the reader hid. */
  readonly hidden: readonly string[];
}
