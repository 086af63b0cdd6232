import { lexiconSteps } from '../lexicon/build-lexicon.ts';
import type { LexiconEntry } from '../lexicon/lexicon-entry.ts';
import { finished } from '../text/in-steps.ts';
import { analyseText } from './analyse-text.ts';
import { interpret, type Meanings } from './interpret.ts';
import type { Understanding } from './understanding.ts';
import { workIndexSteps } from './work-index.ts';

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

/** All at once. */
export function buildMeanings(
  entries: readonly LexiconEntry[],
  jobWords: ReadonlySet<string> = new Set(),
): Meanings {
  return withJobWords(finished(meaningsSteps(entries)), jobWords);
}

/** Understands what someone typed: work, place, pay and terms of work; what remains are words to look for. */
export function understandText(meanings: Meanings, text: string): Understanding {
  return interpret(meanings, analyseText(meanings.lexicon, text));
}
