import type { SpokenQuery } from '../half-d/types.ts';
import conditionRows from './queries-conditions.json' with { type: 'json' };
import exclusionRows from './queries-exclusions.json' with { type: 'json' };
import workRows from './queries-work.json' with { type: 'json' };

/**
 * Half E: sentences like those of half D, with areas, PIN codes, landmarks and "for women" in addition. They were written
 * from the names of occupations, skills and places alone, before the writer looked at the lexicon, the rules of the search or
 * the queries of other halves. They were blind until 28 November 2026. Since then half F is the blind one, and the search may
 * be tuned on half E.
 */
export const freshSpokenQueries: readonly SpokenQuery[] = [
  ...(workRows as unknown as SpokenQuery[]),
  ...(conditionRows as unknown as SpokenQuery[]),
  ...(exclusionRows as unknown as SpokenQuery[]),
];
