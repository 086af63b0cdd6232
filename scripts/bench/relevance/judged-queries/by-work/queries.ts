import rows from './queries.json' with { type: 'json' };
import type { WorkQuery } from './types.ts';

/**
 * Half C: queries judged by the work itself. Written from the list of works and cities alone, without a look at the
 * lexicon. Neither the lexicon nor a rule of the search may be tuned on one of them: only totals are reported.
 */
export const workQueries = rows as unknown as readonly WorkQuery[];
