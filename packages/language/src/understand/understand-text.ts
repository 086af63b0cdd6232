import type { LexiconEntry } from '../lexicon/lexicon-entry.ts';
import { analyseText } from './analyse-text.ts';
import { interpret } from './interpret.ts';
import { type Meanings, meaningsSteps, withJobWords } from './meanings.ts';
import type { Understanding } from './understanding.ts';

/** Runs a generator to its end and returns its result. */
export function finished<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Builds the data for interpreting texts without pauses. */
export function buildMeanings(
  entries: readonly LexiconEntry[],
  jobWords: ReadonlySet<string> = new Set(),
): Meanings {
  return withJobWords(finished(meaningsSteps(entries)), jobWords);
}

/** Interprets a typed text: occupation, place, pay and conditions. The remaining words become free words. */
export function understandText(meanings: Meanings, text: string): Understanding {
  return interpret(meanings, analyseText(meanings.lexicon, text));
}
