import rows from './tuning.json' with { type: 'json' };
import type { WorkQuery } from './types.ts';

interface Row {
  readonly subProfiles?: readonly string[];
  readonly titles?: readonly string[];
  readonly absent?: true;
  readonly words?: readonly string[];
  readonly clean: readonly string[];
  readonly errors: readonly string[];
}

const languageOf = (query: string): WorkQuery['language'] => (/[\u0900-\u097F]/.test(query) ? 'hi' : 'en');

const queriesOf = ({ clean, errors, ...right }: Row, row: number): WorkQuery[] =>
  [...clean, ...errors].map(
    (query, at) =>
      ({
        ...right,
        id: `t${row}-${at}`,
        query,
        language: languageOf(query),
        kind: at < clean.length ? 'clean' : 'with-errors',
      }) as WorkQuery,
  );

/**
 * The tuning half. It is judged like half C, but rules and phrases of the search may be tuned on it. So its results
 * do not show how the search handles unseen queries. Its languages are distinguished only by script.
 */
export const tuningQueries: readonly WorkQuery[] = (rows as unknown as readonly Row[]).flatMap(queriesOf);
