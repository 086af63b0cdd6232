import { type Lexicon, lexiconSteps } from '../lexicon/build-lexicon.ts';
import type { LexiconEntry } from '../lexicon/lexicon-entry.ts';
import { type WorkIndex, workIndexSteps } from './work-index.ts';

/** Everything that texts are understood by. */
export interface Meanings {
  readonly lexicon: Lexicon;
  readonly work: WorkIndex;
  /** The phrases of each work that the portal does not have. */
  readonly otherWork: ReadonlyMap<string, readonly string[]>;
}

/** Builds what texts are understood by, step by step. */
export function* meaningsSteps(entries: readonly LexiconEntry[]): Generator<void, Meanings> {
  const lexicon = yield* lexiconSteps(entries);
  const work = yield* workIndexSteps(entries);
  const other = entries.filter(({ kind }) => kind === 'OTHER_WORK');
  const byWork = Map.groupBy(other, ({ value }) => value);
  const otherWork = new Map([...byWork].map(([key, own]) => [key, own.map(({ phrase }) => phrase)]));
  return { lexicon, work, otherWork };
}

/** The same meanings beside other words of jobs and companies, which are meant as they stand. */
export function withJobWords(meanings: Meanings, jobWords: ReadonlySet<string>): Meanings {
  return { ...meanings, lexicon: { ...meanings.lexicon, jobWords } };
}
