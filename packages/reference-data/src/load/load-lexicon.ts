import { wordsOf } from '@nukkad/language/text/normal-text.ts';
import type { ClientBase } from 'pg';
import { jobProfiles } from '../index.ts';
import { lexiconRows } from '../lexicon/index.ts';
import { upsert } from './upsert.ts';

/** Term id (number of a word in the search index) of stop words, which are not indexed. */
const NO_TERM = 0;

type Owners = Map<string, Set<string>>;

function add(owners: Owners, phrase: string, owner: string): void {
  const [word, ...others] = wordsOf(phrase);
  if (word === undefined || others.length > 0) return;
  owners.set(word, (owners.get(word) ?? new Set()).add(owner));
}

/** Returns the synonym group (`g:…`) of each single word, or STOP for a stop word. */
function ownersOfWords(): Owners {
  const owners: Owners = new Map();
  for (const { phrase, kind, value } of lexiconRows) {
    if (kind === 'GROUP') add(owners, phrase, `g:${value}`);
    else if (kind === 'STOP') add(owners, phrase, kind);
  }
  return owners;
}

const isShared = (owner: string): boolean => owner.startsWith('g:');

/** Deletes rows that are no longer in the reference data. Rows of operators and packs are kept. */
const REMOVE_GONE = `
  DELETE FROM search_lexicon known
   WHERE source IN ('seed', 'title')
     AND NOT EXISTS (SELECT FROM jsonb_to_recordset($1::jsonb) AS given (phrase text, kind text, value text)
                      WHERE (given.phrase, given.kind, given.value) = (known.phrase, known.kind, known.value))`;

/**
 * Loads the search's lexicon and deletes obsolete phrases. All synonyms of a group get the same term id, so that they
 * share one list of jobs in the search index. A word that already has a term id keeps it, so this must run before the
 * first job is stored.
 */
export async function loadLexicon(client: ClientBase): Promise<void> {
  await upsert(client, {
    table: 'search_lexicon',
    keys: ['phrase', 'kind', 'value'],
    rows: lexiconRows.map((row) => ({ ...row })),
  });
  await client.query(REMOVE_GONE, [JSON.stringify(lexiconRows)]);
  const owned = [...ownersOfWords()].flatMap(([word, [owner = '', ...others]]) =>
    others.length === 0 ? [{ word, owner }] : [],
  );
  const keys = jobProfiles.flatMap(({ subProfiles }) => subProfiles.map(({ key }) => `s:${key}`));
  const owners = [...new Set([...keys, ...owned.map(({ owner }) => owner).filter(isShared)])];
  await client.query(
    'INSERT INTO search_word (word) SELECT unnest($1::text[]) ON CONFLICT (word) DO NOTHING',
    [owners],
  );
  const shared = owned.filter(({ owner }) => isShared(owner) || owner === 'STOP');
  await client.query(
    `INSERT INTO search_word (word, term)
     SELECT given.word, coalesce(owner.term, $3::int)
       FROM unnest($1::text[], $2::text[]) AS given (word, owner)
       LEFT JOIN search_word owner ON owner.word = given.owner
     ON CONFLICT (word) DO NOTHING`,
    [shared.map(({ word }) => word), shared.map(({ owner }) => owner), NO_TERM],
  );
}
