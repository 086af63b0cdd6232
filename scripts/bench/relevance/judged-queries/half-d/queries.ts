import conditionRows from './queries-conditions.json' with { type: 'json' };
import exclusionRows from './queries-exclusions.json' with { type: 'json' };
import workRows from './queries-work.json' with { type: 'json' };
import type { SpokenQuery } from './types.ts';

/**
 * Half D: spoken and typed sentences with conditions and exclusions. They were written without looking at the lexicon or the
 * rules of the search. They were blind until 28 November 2026. Since then half F is the blind one, and the search may be tuned
 * on half D.
 */
export const spokenQueries: readonly SpokenQuery[] = [
  ...(workRows as unknown as SpokenQuery[]),
  ...(conditionRows as unknown as SpokenQuery[]),
  ...(exclusionRows as unknown as SpokenQuery[]),
];
