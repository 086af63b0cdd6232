import type { LexiconEntry } from '../lexicon/lexicon-entry.ts';

/** Words of a text that a grammar reads as one meaning. `from` and `to` are the indexes of its words; `to` is exclusive. */
export interface MeaningSpan {
  readonly from: number;
  readonly to: number;
  readonly entry: LexiconEntry;
}
