import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '@nukkad/db';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import { type Lexicon, lexiconSteps } from '@nukkad/language/lexicon/build-lexicon.ts';
import { type LexiconEntry, MEANINGS, type Meaning } from '@nukkad/language/lexicon/lexicon-entry.ts';
import { PHRASE_LETTERS_MAX } from '@nukkad/language/lexicon/match.ts';
import { wordsOf } from '@nukkad/language/text/normal-text.ts';
import { meaningsSteps, withJobWords } from '@nukkad/language/understand/meanings.ts';
import { type LexiconPhrase, overruledByOperator, withAddedWork } from './added-work.ts';
import { phraseOfPin } from './pin-places.ts';
import { cityNamed, isAreaNear, searchPlaces, stationOfCity } from './search-places.ts';

const TTL_MS = 120_000;

/** Returns an SQL condition: whether a row comes from a pack. */
const isFromPack = (kind: string, key: string): string =>
  `EXISTS (SELECT FROM pack_row k WHERE k.kind = ${kind} AND k.key = ${key} AND k.before IS NULL)`;
const IS_PACK_PHRASE = isFromPack("'lexicon'", "l.phrase || ' | ' || l.kind || ' | ' || l.value");

/**
 * All phrases of profiles, sub-profiles, places, skills and the lexicon. A name from the list of profiles has a higher
 * weight than a phrase of the lexicon. The values of sub-profiles and localities begin with their parent's key. Retired rows
 * are left out.
 */
const PHRASES = `
  SELECT unnest(ARRAY[name_en, name_hi, name_mr] || synonyms) AS phrase, 'PROFILE' AS kind, key AS value,
         1::float8 AS weight, false AS "isExact", false AS "isSeed", ${isFromPack("'profiles'", 'key')} AS "isPack",
         false AS "isTaught"
    FROM job_profile WHERE NOT is_retired
  UNION ALL
  SELECT unnest(ARRAY[s.name_en, s.name_hi, s.name_mr] || s.synonyms), 'SUB_PROFILE', s.profile_key || '/' || s.key, 1,
         false, false, ${isFromPack("'sub-profiles'", 's.key')}, false
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
         ${IS_PACK_PHRASE}, l.source = 'operator' AND NOT ${IS_PACK_PHRASE}
    FROM search_lexicon l LEFT JOIN city c ON l.kind = 'CITY' AND c.slug = l.value
   WHERE NOT l.is_retired AND c.is_retired IS NOT TRUE
     AND NOT EXISTS (SELECT FROM job_profile p
                      WHERE l.kind IN ('PROFILE', 'SUB_PROFILE') AND p.key = split_part(l.value, '/', 1) AND p.is_retired)
     AND NOT EXISTS (SELECT FROM job_sub_profile s
                      WHERE l.kind = 'SUB_PROFILE' AND s.key = split_part(l.value, '/', 2) AND s.is_retired)
  ORDER BY weight DESC, kind, value, phrase`;

/** Reads the words of jobs. Leaves out very long ones, because a database with older migrations has no limit. */
const WORDS = `SELECT word, term FROM search_word WHERE term > 0 AND char_length(word) <= ${PHRASE_LETTERS_MAX}`;

const COMPANY_TERMS = 'SELECT DISTINCT term FROM company_term';

/** Conditions whose words an employer may write into a title instead of the job's field. */
const CONDITION_KINDS: readonly Meaning[] = ['SHIFT', 'WORK_PLACE', 'JOB_TYPE'];

const isSingleWord = ({ phrase }: LexiconEntry): boolean => !phrase.includes(' ');
const ofValue = ({ value }: LexiconEntry): string => value;

const wordEntry = ({ word, term }: { word: string; term: number }): LexiconEntry => ({
  phrase: word,
  kind: 'WORD',
  value: String(term),
});

/** Returns, for each word, the number of phrases that have it. */
function countWords(entries: readonly LexiconEntry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { phrase } of entries)
    for (const word of new Set(wordsOf(phrase))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const KINDS: ReadonlySet<string> = new Set(MEANINGS);

/** Whether a row has a phrase and a known kind. A name may be missing, and a newer version may have stored a new kind. */
const isUsable = ({ phrase, kind }: LexiconPhrase): boolean => phrase !== null && KINDS.has(kind);

/** Returns a phrase without its origin, which the indexes do not need. */
const entryOf = ({ phrase, kind, value, weight, isExact }: LexiconPhrase): LexiconEntry => ({
  phrase,
  kind,
  value,
  weight,
  isExact,
});

const SLICE_MS = 8;

/** Runs a generator in slices of 8 ms, so that the event loop can handle requests between them. @internal */
export async function runInSlices<Result>(
  steps: Generator<void, Result>,
  now: () => number = () => performance.now(),
): Promise<Result> {
  let sliceStart = now();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (now() - sliceStart < SLICE_MS) continue;
    await nextTurn();
    sliceStart = now();
  }
}

/** Whether two lists have the same entries. Compares only what the indexes are built from. */
function haveSameEntries(entries: readonly LexiconEntry[], others: readonly LexiconEntry[]): boolean {
  const isSame = (entry: LexiconEntry, other: LexiconEntry | undefined): boolean =>
    entry.phrase === other?.phrase &&
    entry.kind === other.kind &&
    entry.value === other.value &&
    entry.weight === other.weight &&
    entry.isExact === other.isExact;
  return entries.length === others.length && entries.every((entry, at) => isSame(entry, others[at]));
}

/**
 * Returns a function that builds a result from entries. It caches the last result and rebuilds it only if the entries
 * have changed, because building is expensive.
 */
function rebuildOnChange<Result>(build: (entries: readonly LexiconEntry[]) => Generator<void, Result>) {
  let last: { readonly entries: readonly LexiconEntry[]; readonly result: Result } | undefined;
  return async (entries: readonly LexiconEntry[]): Promise<Result> => {
    if (last !== undefined && haveSameEntries(entries, last.entries)) return last.result;
    const result = await runInSlices(build(entries));
    last = { entries, result };
    return result;
  };
}

/** Separate caches, because phrases change when an operator adds one, and words when a job contains a new one. */
const meaningsOf = rebuildOnChange(meaningsSteps);
const vocabularyOf = rebuildOnChange(lexiconSteps);
const companyWordsOf = rebuildOnChange(lexiconSteps);

/** Reads the phrases of packs that the search ignores because an operator has given them another meaning. */
export async function readOverruled(database: Pick<Database, 'query'>) {
  const phrases = await database.query<LexiconPhrase>(PHRASES);
  return overruledByOperator(phrases.filter(isUsable));
}

/** Reads the phrases, and the words of jobs and companies, and builds the indexes for interpreting texts. */
async function load(database: Database) {
  const [phrases, words, companyTerms, places] = await Promise.all([
    database.query<LexiconPhrase>(PHRASES),
    database.query<{ word: string; term: number }>(WORDS),
    database.query<{ term: number }>(COMPANY_TERMS),
    searchPlaces.read(database),
  ]);
  const ofCompanies: ReadonlySet<number> = new Set(companyTerms.map(({ term }) => term));
  const all = withAddedWork(phrases.filter(isUsable)).map(entryOf);
  const ofKind = (kind: Meaning) => all.filter((entry) => entry.kind === kind);
  const entries = all.filter(({ kind }) => kind !== 'PROFILE_CORE' && kind !== 'TITLE');
  // Words with a colon stand for sub-profiles (`s:home-cook`).
  const typeable = words.filter(({ word }) => !word.includes(':'));
  const termOfWord: ReadonlyMap<string, number> = new Map(words.map(({ word, term }) => [word, term]));
  const meanings = withJobWords(await meaningsOf(entries), new Set(typeable.map(({ word }) => word)));
  const lexicon: Lexicon = {
    ...meanings.lexicon,
    placeOfPin: (pin) => phraseOfPin(pin, places),
    isAreaNear: (area, city) => isAreaNear(places, area, city),
  };
  return {
    termOfWord,
    /** Returns the key of a city's railway station; undefined if it is unknown. */
    stationOf: (city: string) => stationOfCity(places, city),
    /** Returns the slug of a city with a name; undefined if it does not exist. */
    citySlugOf: (city: string | undefined) => cityNamed(places, city)?.slug,
    meanings: { ...meanings, lexicon },
    /** All words of jobs and companies. The `value` of an entry is the id of its term (`search_word.term`). */
    vocabulary: await vocabularyOf(typeable.map(wordEntry)),
    /** The words of company names. The `value` of an entry is the id of its term. */
    companies: await companyWordsOf(typeable.filter(({ term }) => ofCompanies.has(term)).map(wordEntry)),
    /** The term ids of the words of company names. */
    companyTerms: ofCompanies,
    /** For each profile, the sub-profiles that its name stands for: for "cook" the home cook, but not the waiter. */
    profileCores: Map.groupBy(ofKind('PROFILE_CORE'), ({ value }) => value.split('/')[0]),
    /** Job titles, by the key of their sub-profile. */
    titles: Map.groupBy(ofKind('TITLE'), ofValue),
    /** For each word of job titles, the number of titles that have it. */
    titleWords: countWords(ofKind('TITLE')),
    /** Words that have the same meaning, by the name of their group. */
    groups: Map.groupBy(ofKind('GROUP'), ofValue),
    /** The single words for hours, place of work and type of a job, by their values. */
    conditionWords: Map.groupBy(CONDITION_KINDS.flatMap(ofKind).filter(isSingleWord), ofValue),
  };
}

export type SearchLanguage = Awaited<ReturnType<typeof load>>;

/** Reloaded every two minutes, so that an operator's new phrase works soon. */
export const searchLanguage = cachedRead(load, TTL_MS);
