import type { SpokenQuery } from '../half-d/types.ts';
import conditionRows from './queries-conditions.json' with { type: 'json' };
import exclusionRows from './queries-exclusions.json' with { type: 'json' };
import workRows from './queries-work.json' with { type: 'json' };

/**
 * Half F: sentences of the same kinds as those of half E. It is the blind half since 28 November 2026. They were written from
 * the names of occupations, skills and places alone. The writer did not read the lexicon, the code of the search or the
 * queries of other halves. The search must not be tuned on them.
 */
export const blindSpokenQueries: readonly SpokenQuery[] = [
  ...(workRows as unknown as SpokenQuery[]),
  ...(conditionRows as unknown as SpokenQuery[]),
  ...(exclusionRows as unknown as SpokenQuery[]),
];
