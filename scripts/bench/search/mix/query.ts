import type { AnyRoute, Cursor, JobFilterInput } from '@nukkad/contract';

/** One request of the mix. Queries of one kind are alike but for their values; figures are told by kind. */
export interface MixQuery {
  readonly kind: string;
  /** Kinds are summed up by group. */
  readonly group: Group;
  readonly route: AnyRoute;
  readonly input: object;
  /** The page to look at, by walking there from the first; the first without it. */
  readonly page?: number;
  /** Whether the bench's own seeker asks, and not a visitor. */
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

/** A filter as the screens ask for it, with what is not said left out. */
export function filterInput(said: Partial<JobFilterInput> & { cursor?: Cursor }): JobFilterInput {
  return { sortBy: 'NEWEST', page: 1, size: 10, ...said };
}
