import { buildLexicon } from '../lexicon/build-lexicon.ts';
import type { LexiconEntry } from '../lexicon/lexicon-entry.ts';
import { analyseText } from './analyse-text.ts';
import { interpret, type Meanings } from './interpret.ts';
import type { Understanding } from './understanding.ts';
import { buildWorkIndex } from './work-index.ts';

/** `jobWords` are the words of jobs and companies, which are meant as they stand. */
export function buildMeanings(
  entries: readonly LexiconEntry[],
  jobWords: ReadonlySet<string> = new Set(),
): Meanings {
  return { lexicon: buildLexicon(entries, jobWords), work: buildWorkIndex(entries) };
}

/**
 * Understands what someone typed: work, place, pay and terms of work; what remains are words to look for. `isLost` is
 * for texts of whose words no job has any: then the nearest work will do.
 */
export function understandText(meanings: Meanings, text: string, isLost = false): Understanding {
  return interpret(meanings, analyseText(meanings.lexicon, text), { isLost });
}
