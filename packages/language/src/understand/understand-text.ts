import type { LexiconEntry } from '../lexicon/lexicon-entry.ts';
import { analyseText } from './analyse-text.ts';
import { interpret } from './interpret.ts';
import { type Meanings, meaningsSteps, withJobWords } from './meanings.ts';
import type { Understanding } from './understanding.ts';

/** Runs all steps of a work at once. */
export function finished<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Builds what texts are understood by, all at once. */
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
