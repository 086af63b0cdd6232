import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '@nukkad/db';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import { lexiconSteps } from '@nukkad/language/lexicon/build-lexicon.ts';
import { type LexiconEntry, MEANINGS, type Meaning } from '@nukkad/language/lexicon/lexicon-entry.ts';
import { PHRASE_LETTERS_MAX } from '@nukkad/language/lexicon/match.ts';
import { meaningsSteps, withJobWords } from '@nukkad/language/understand/meanings.ts';
import { type LexiconPhrase, overruledByOperator, withOwnWork } from './own-work.ts';

const TTL_MS = 120_000;

/** Whether a pack brought the row. */
const ofPack = (kind: string, key: string): string =>
  `EXISTS (SELECT FROM pack_row k WHERE k.kind = ${kind} AND k.key = ${key} AND k.before IS NULL)`;
const OF_PACK_LEXICON = ofPack("'lexicon'", "l.phrase || ' | ' || l.kind || ' | ' || l.value");

/**
 * Every phrase that means something, from the lists it stands in; what a work is called in its own list weighs more than
 * what else people call it. Sub-profiles and localities say what they are part of. What is retired means nothing.
 */
const PHRASES = `
  SELECT unnest(ARRAY[name_en, name_hi, name_mr] || synonyms) AS phrase, 'PROFILE' AS kind, key AS value,
         1::float8 AS weight, false AS "isExact", false AS "isSeed", ${ofPack("'profiles'", 'key')} AS "isPack",
         false AS "isTaught"
    FROM job_profile WHERE NOT is_retired
  UNION ALL
  SELECT unnest(ARRAY[s.name_en, s.name_hi, s.name_mr] || s.synonyms), 'SUB_PROFILE', s.profile_key || '/' || s.key, 1,
         false, false, ${ofPack("'sub-profiles'", 's.key')}, false
    FROM job_sub_profile s JOIN job_profile p ON p.key = s.profile_key WHERE NOT s.is_retired AND NOT p.is_retired
  UNION ALL
  SELECT unnest(ARRAY[name_en, name_hi, name_mr] || aliases), 'CITY', slug, population, false, false, false, false FROM city
   WHERE NOT is_retired
  UNION ALL
  SELECT unnest(ARRAY[l.name_en, l.name_hi, l.name_mr] || l.aliases), 'LOCALITY', c.slug || '/' || l.slug, c.population,
         false, false, false, false
    FROM locality l JOIN city c ON c.id = l.city_id WHERE NOT c.is_retired
  UNION ALL
  SELECT unnest(ARRAY[name_en, name_hi, name_mr]), 'SKILL', name_en, 0, false, false, false, false FROM skill
  UNION ALL
  SELECT l.phrase, l.kind, l.value, coalesce(c.population, 0), l.source = 'title', l.source <> 'operator',
         ${OF_PACK_LEXICON}, l.source = 'operator' AND NOT ${OF_PACK_LEXICON}
    FROM search_lexicon l LEFT JOIN city c ON l.kind = 'CITY' AND c.slug = l.value
   WHERE NOT l.is_retired AND c.is_retired IS NOT TRUE
     AND NOT EXISTS (SELECT FROM job_profile p
                      WHERE l.kind IN ('PROFILE', 'SUB_PROFILE') AND p.key = split_part(l.value, '/', 1) AND p.is_retired)
     AND NOT EXISTS (SELECT FROM job_sub_profile s
                      WHERE l.kind = 'SUB_PROFILE' AND s.key = split_part(l.value, '/', 2) AND s.is_retired)
  ORDER BY weight DESC, kind, value, phrase`;

/** Words of a bounded length only, whatever a database holds whose migrations are older than this program. */
const WORDS = `SELECT word, term FROM search_word WHERE term > 0 AND char_length(word) <= ${PHRASE_LETTERS_MAX}`;

const COMPANY_TERMS = 'SELECT DISTINCT term FROM company_term';

const ofValue = ({ value }: LexiconEntry): string => value;

const wordEntry = ({ word, term }: { word: string; term: number }): LexiconEntry => ({
  phrase: word,
  kind: 'WORD',
  value: String(term),
});

/** What is known of phrases; what is of a kind that nobody knows means nothing, and names may be missing. */
const isKnown = ({ phrase, kind }: LexiconPhrase): boolean => phrase !== null && MEANINGS.includes(kind);

/** Milliseconds after which others have their turn. */
const SLICE = 8;

/** Runs a long work in slices: between two of them the event loop serves whoever waits. @internal */
export async function inSlices<Result>(
  steps: Generator<void, Result>,
  now: () => number = () => performance.now(),
): Promise<Result> {
  for (let begun = now(); ; ) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (now() - begun < SLICE) continue;
    await nextTurn();
    begun = now();
  }
}

/** Makes anew only what comes of other entries than the last time: it is costly to make. */
function madeOnce<Made>(steps: (entries: readonly LexiconEntry[]) => Generator<void, Made>) {
  let last: { readonly of: string; readonly made: Made } | undefined;
  return async (entries: readonly LexiconEntry[]): Promise<Made> => {
    const of = hash('sha256', JSON.stringify(entries), 'base64');
    const made = last?.of === of ? last.made : await inSlices(steps(entries));
    last = { of, made };
    return made;
  };
}

/** The phrases change when an operator adds one, the words when a job comes that has a new one. */
const meaningsOf = madeOnce(meaningsSteps);
const vocabularyOf = madeOnce(lexiconSteps);
const companyWordsOf = madeOnce(lexiconSteps);

/** Phrases of packs that the search ignores, because an operator gave them another meaning. */
export async function readOverruled(database: Pick<Database, 'query'>) {
  return overruledByOperator((await database.query<LexiconPhrase>(PHRASES)).filter(isKnown));
}

/** The words of the search: what phrases mean, and which words stand in jobs. */
async function load(database: Database) {
  const phrases = await database.query<LexiconPhrase>(PHRASES);
  const words = await database.query<{ word: string; term: number }>(WORDS);
  const companyTerms = await database.query<{ term: number }>(COMPANY_TERMS);
  const ofCompanies: ReadonlySet<number> = new Set(companyTerms.map(({ term }) => term));
  // Without where they come from: what is built of them is built anew only where they change.
  const all = withOwnWork(phrases.filter(isKnown)).map(
    ({ isSeed: _, isPack: __, isTaught: ___, ...entry }) => entry,
  );
  const ofKind = (kind: Meaning) => all.filter((entry) => entry.kind === kind);
  const entries = all.filter(({ kind }) => kind !== 'PROFILE_CORE' && kind !== 'TITLE');
  const plain = words.filter(({ word }) => !word.includes(':'));
  const termOfWord: ReadonlyMap<string, number> = new Map(words.map(({ word, term }) => [word, term]));
  return {
    termOfWord,
    meanings: withJobWords(await meaningsOf(entries), new Set(plain.map(({ word }) => word))),
    /** The words of all jobs and companies; the value of each is its term. */
    vocabulary: await vocabularyOf(plain.map(wordEntry)),
    /** The words of company names alone. */
    companies: await companyWordsOf(plain.filter(({ term }) => ofCompanies.has(term)).map(wordEntry)),
    /** Their terms, also of words that jobs have too. */
    companyTerms: ofCompanies,
    /** By profile the sub-profiles that its name means: of cooks the home cook, not the waiter. None: all of it. */
    profileCores: Map.groupBy(ofKind('PROFILE_CORE'), ({ value }) => value.split('/')[0]),
    /** The titles that employers give each sub-profile. */
    titles: Map.groupBy(ofKind('TITLE'), ofValue),
    /** The plain words of each group, as they stand in jobs. */
    groups: Map.groupBy(ofKind('GROUP'), ofValue),
  };
}

export type SearchLanguage = Awaited<ReturnType<typeof load>>;

/** The search's language, read anew every two minutes: so soon does an operator's new word work. */
export const searchLanguage = cachedRead(load, TTL_MS);
