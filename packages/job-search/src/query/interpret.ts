import { interpretFor } from './interpretation.ts';
import { type JobQuery, queryOf } from './ladder.ts';

/**
 * Interprets a filter and builds its query, the first step of every search. Has the same parameters as
 * `interpretFor`.
 */
export async function interpret(...args: Parameters<typeof interpretFor>): Promise<JobQuery> {
  return queryOf(await interpretFor(...args));
}
