import type { AnyRoute, Cursor, JobFilterInput } from '@nukkad/contract';

/** A query of the mix. Queries of the same kind differ only in their values; figures are reported by kind. */
export interface MixQuery {
  readonly kind: string;
  /** A group of kinds, for reports. */
  readonly group: Group;
  readonly route: AnyRoute;
  readonly input: object;
  /** The page number to read, by following cursors; 1 by default. */
  readonly page?: number;
  /** Whether the benchmark's seeker is signed in. */
  readonly isSeeker?: boolean;
}

export const GROUPS = [
  'newest',
  'nearest',
  'everywhere',
  'no match',
  'text',
  'typeahead',
  'picks',
  'map',
  'page 20',
  'count',
] as const;
export type Group = (typeof GROUPS)[number];

/** Returns a filter with the screens' default values for missing fields. */
export function filterInput(fields: Partial<JobFilterInput> & { cursor?: Cursor }): JobFilterInput {
  return { sortBy: 'NEWEST', page: 1, size: 10, ...fields };
}
