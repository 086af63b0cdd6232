import type { Point } from '@nukkad/domain/geo.ts';
import type { Facets } from '../facets.ts';
import type { Area } from '../plan/estimate.ts';

/** The terms of words that a job must have. */
export interface QueryTerms {
  /** About how many jobs stand in the rarest one's lists. */
  readonly jobs: number;
  /** Terms of the rarest one: its lists are read. Eight at most. */
  readonly lists: readonly number[];
  /** Terms of the next rarest where it is not much more common: its lists are read beside those. */
  readonly beside: readonly number[];
  /** Terms of each of the others: looked up for the jobs found. Two at most. */
  readonly others: readonly (readonly number[])[];
}

/** A query as the database is asked it: numbers and places instead of words. */
export interface ResolvedQuery {
  readonly facets: Facets;
  /** Where distances are measured from; null where no place is known. */
  readonly centre: Point | null;
  /** The circle to look in; null for the whole country. */
  readonly area: Area | null;
  readonly words: QueryTerms | null;
  readonly order: 'NEWEST' | 'NEAREST';
  /** For what is saved and applied to; null for visitors. */
  readonly viewer: string | null;
  /** Jobs to leave out. */
  readonly hidden: readonly string[];
}
