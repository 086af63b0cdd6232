/**
 * Generates `queries-errors.json`: sentences of half G with a typing error in one word. The errors are random so that nobody
 * chooses convenient ones. The output is always the same.
 */
import { writeFileSync } from 'node:fs';
import type { SpokenQuery } from '../half-d/types.ts';
import { randomOf, withTypo } from '../typos.ts';
import conditionRows from './queries-conditions.json' with { type: 'json' };
import exclusionRows from './queries-exclusions.json' with { type: 'json' };
import harmlessRows from './queries-harmless.json' with { type: 'json' };

const SEED = 20_261_128;
/** Every third sentence gets an error if its chosen word can have one. */
const STEP = 3;
/** Typing errors that make another word. Sentences with them are left out, because their meaning is not certain. */
const OTHER_WORDS: ReadonlySet<string> = new Set(['ban', 'band', 'compute', 'seeing', 'लोड']);

const written = [...exclusionRows, ...harmlessRows, ...conditionRows] as unknown as readonly SpokenQuery[];
const random = randomOf(SEED);
const misspelt = written
  .filter((row) => !row.hasError)
  .flatMap((row, at): SpokenQuery[] => {
    const query = at % STEP === 0 ? withTypo(row.query, random) : null;
    if (query === null || query.split(' ').some((word) => OTHER_WORDS.has(word))) return [];
    const { expect, ...shown } = row;
    return [{ ...shown, id: `${row.id}e`, query, hasError: true, intended: row.query, expect }];
  });
writeFileSync(new URL('queries-errors.json', import.meta.url), `${JSON.stringify(misspelt, null, 2)}\n`);
