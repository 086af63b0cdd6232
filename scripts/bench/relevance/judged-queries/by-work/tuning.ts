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
 * The tuning half: judged as half C is, and there to be read. What the search makes wrong of these may be mended by rule
 * and by phrase; they tell nothing of wordings that nobody looked at. Languages are told apart by script alone.
 */
export const tuningQueries: readonly WorkQuery[] = (rows as unknown as readonly Row[]).flatMap(queriesOf);
