import type { Area, Facets, Point } from '@nukkad/search';

/** A search made ready: numbers and places instead of words. */
export interface Search {
  readonly facets: Facets;
  /** Where distances are measured from; null where no place is known. */
  readonly centre: Point | null;
  /** The circle to look in; null for the whole country. */
  readonly area: Area | null;
  readonly order: 'NEWEST' | 'NEAREST';
  /** The reader, for what is saved and applied to; null for visitors. */
  readonly candidateId: string | null;
  /** Jobs the reader hid. */
  readonly hidden: readonly string[];
}
