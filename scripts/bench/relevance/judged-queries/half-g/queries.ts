import type { SpokenQuery } from '../half-d/types.ts';
import conditionRows from './queries-conditions.json' with { type: 'json' };
import errorRows from './queries-errors.json' with { type: 'json' };
import exclusionRows from './queries-exclusions.json' with { type: 'json' };
import harmlessRows from './queries-harmless.json' with { type: 'json' };

/**
 * Half G: refusals, corrections, conditions and sentences that only look like refusals. It is blind. The writer read neither
 * the lexicon, the code of the search nor the queries of other halves. The search must not be tuned on them. Some rows with
 * errors were written as phones hear them. Those in `queries-errors.json` are sentences of the other files with one typing
 * error, which `withTypo` made at random, so that nobody chose convenient ones.
 */
export const refusalQueries: readonly SpokenQuery[] = [
  ...(exclusionRows as unknown as SpokenQuery[]),
  ...(harmlessRows as unknown as SpokenQuery[]),
  ...(conditionRows as unknown as SpokenQuery[]),
  ...(errorRows as unknown as SpokenQuery[]),
];
