import { type Lexicon, lexiconSteps } from '../lexicon/build-lexicon.ts';
import type { LexiconEntry } from '../lexicon/lexicon-entry.ts';
import { type WorkIndex, workIndexSteps } from './work-index.ts';

/** All data that is needed to interpret texts. */
export interface Meanings {
  readonly lexicon: Lexicon;
  readonly work: WorkIndex;
  /** The phrases of each occupation that the portal does not have, by the occupation's key. */
  readonly otherWork: ReadonlyMap<string, readonly string[]>;
}

/** Builds the data for interpreting texts. Yields often, so that the caller can let other work run in between. */
export function* meaningsSteps(entries: readonly LexiconEntry[]): Generator<void, Meanings> {
  const lexicon = yield* lexiconSteps(entries);
  const work = yield* workIndexSteps(entries);
  const otherEntries = entries.filter(({ kind }) => kind === 'OTHER_WORK');
  const otherWork = new Map<string, string[]>();
  for (const [key, ofKey] of Map.groupBy(otherEntries, ({ value }) => value)) {
    otherWork.set(
      key,
      ofKey.map(({ phrase }) => phrase),
    );
  }
  return { lexicon, work, otherWork };
}

/** Returns the same data with another set of words from jobs and companies. Such words are not corrected as typos. */
export function withJobWords(meanings: Meanings, jobWords: ReadonlySet<string>): Meanings {
  return { ...meanings, lexicon: { ...meanings.lexicon, jobWords } };
}
