import rows from './queries.json' with { type: 'json' };
import type { WorkQuery } from './types.ts';

/**
 * Half C: queries that are judged by the occupation only. They were written from the lists of occupations and cities
 * without looking at the lexicon. Neither the lexicon nor a rule of the search may be tuned on them, so only totals
 * are reported.
 */
export const workQueries = rows as unknown as readonly WorkQuery[];
