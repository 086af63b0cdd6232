import { hash } from 'node:crypto';
import type { Database } from '@nukkad/db';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import { type Lexicon, lexiconSteps } from '@nukkad/language/lexicon/build-lexicon.ts';
import { type LexiconEntry, MEANINGS, type Meaning } from '@nukkad/language/lexicon/lexicon-entry.ts';
import { type Meanings, meaningsSteps, withJobWords } from '@nukkad/language/understand/meanings.ts';
import { inSlices } from './in-slices.ts';
import { type LexiconPhrase, withOwnWork } from './own-work.ts';

const TTL_MS = 120_000;

/** The words of the search: what phrases mean, and which words stand in jobs. */
export interface SearchLanguage {
  readonly meanings: Meanings;
  /** The words of all jobs and companies; the value of each is its term. */
  readonly vocabulary: Lexicon;
  /** The words of company names alone. */
  readonly companies: Lexicon;
  readonly termOfWord: ReadonlyMap<string, number>;
  /** The plain words of each group, as they stand in jobs. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
  /** By profile the words of the sub-profiles that its name means: of cooks the home cook, not the waiter. None: all of it. */
  readonly profileCores: ReadonlyMap<string, readonly string[]>;
  /** The titles that employers give each sub-profile. */
  readonly titles: ReadonlyMap<string, readonly string[]>;
}

interface PhraseRow {
  readonly phrase: string;
  readonly kind: string;
  readonly value: string;
  readonly weight: number;
  readonly isExact: boolean;
  readonly isSeed: boolean;
}

/**
 * Every phrase that means something, from the lists it stands in; what a work is called in its own list weighs more than
 * what else people call it. Sub-profiles and localities say what they are part of. What is retired means nothing.
 */
const PHRASES = `
  SELECT unnest(ARRAY[name_en, name_hi, name_mr] || synonyms) AS phrase, 'PROFILE' AS kind, key AS value,
         1::float8 AS weight, false AS "isExact", false AS "isSeed"
    FROM job_profile WHERE NOT is_retired
  UNION ALL
  SELECT unnest(ARRAY[s.name_en, s.name_hi, s.name_mr] || s.synonyms), 'SUB_PROFILE', s.profile_key || '/' || s.key, 1,
         false, false
    FROM job_sub_profile s JOIN job_profile p ON p.key = s.profile_key WHERE NOT s.is_retired AND NOT p.is_retired
  UNION ALL
  SELECT unnest(ARRAY[name_en, name_hi, name_mr] || aliases), 'CITY', slug, population, false, false FROM city
   WHERE NOT is_retired
  UNION ALL
  SELECT unnest(ARRAY[l.name_en, l.name_hi, l.name_mr] || l.aliases), 'LOCALITY', c.slug || '/' || l.slug, c.population,
         false, false
    FROM locality l JOIN city c ON c.id = l.city_id WHERE NOT c.is_retired
  UNION ALL
  SELECT unnest(ARRAY[name_en, name_hi, name_mr]), 'SKILL', name_en, 0, false, false FROM skill
  UNION ALL
  SELECT l.phrase, l.kind, l.value, coalesce(c.population, 0), l.source = 'title', l.source <> 'operator'
    FROM search_lexicon l LEFT JOIN city c ON l.kind = 'CITY' AND c.slug = l.value
   WHERE NOT l.is_retired AND c.is_retired IS NOT TRUE
     AND NOT EXISTS (SELECT FROM job_profile p
                      WHERE l.kind IN ('PROFILE', 'SUB_PROFILE') AND p.key = split_part(l.value, '/', 1) AND p.is_retired)
     AND NOT EXISTS (SELECT FROM job_sub_profile s
                      WHERE l.kind = 'SUB_PROFILE' AND s.key = split_part(l.value, '/', 2) AND s.is_retired)
  ORDER BY weight DESC, kind, value, phrase`;

const WORDS = 'SELECT word, term FROM search_word WHERE term > 0';

const COMPANY_TERMS = 'SELECT DISTINCT term FROM company_term';

const wordEntry = ({ word, term }: { word: string; term: number }): LexiconEntry => ({
  phrase: word,
  kind: 'WORD',
  value: String(term),
});

const isMeaning = (kind: string): kind is Meaning => (MEANINGS as readonly string[]).includes(kind);

function knownPhrase({ kind, ...row }: PhraseRow): LexiconPhrase[] {
  return row.phrase !== null && isMeaning(kind) ? [{ ...row, kind }] : [];
}

/** Without where they come from: what is built of them is built anew only where they change. */
function entriesOf(rows: readonly PhraseRow[]): LexiconEntry[] {
  const phrases = withOwnWork(rows.flatMap(knownPhrase));
  return phrases.map(({ phrase, kind, value, weight = 0, isExact = false }) => ({
    ...{ phrase, kind, value, weight, isExact },
  }));
}

/** Something of each phrase, by something else of it. */
const collected = (
  entries: readonly LexiconEntry[] | undefined,
  by: (entry: LexiconEntry) => string,
  what: (entry: LexiconEntry) => string,
): Map<string, string[]> =>
  new Map([...Map.groupBy(entries ?? [], by)].map(([key, own]) => [key, own.map(what)]));

const ownValue = ({ value }: LexiconEntry): string => value;
const ownPhrase = ({ phrase }: LexiconEntry): string => phrase;
const partOf =
  (at: number) =>
  ({ value }: LexiconEntry): string =>
    value.split('/')[at] ?? '';

/** A function that makes anew only what comes of other rows than the last time: what is costly to make. */
function madeOnce<Rows, Made>(make: (rows: Rows) => Promise<Made>): (rows: Rows) => Promise<Made> {
  let last: { readonly of: string; readonly made: Made } | undefined;
  return async (rows) => {
    const of = hash('sha256', JSON.stringify(rows), 'base64');
    const made = last?.of === of ? last.made : await make(rows);
    last = { of, made };
    return made;
  };
}

/** The phrases change when an operator adds one, the words when a job comes that has a new one. */
const meaningsOf = madeOnce((entries: readonly LexiconEntry[]) => inSlices(meaningsSteps(entries)));
const vocabularyOf = madeOnce((entries: readonly LexiconEntry[]) => inSlices(lexiconSteps(entries)));
const companyWordsOf = madeOnce((entries: readonly LexiconEntry[]) => inSlices(lexiconSteps(entries)));

async function load(database: Database): Promise<SearchLanguage> {
  const phrases = await database.query<PhraseRow>(PHRASES);
  const words = await database.query<{ word: string; term: number }>(WORDS);
  const companyTerms = await database.query<{ term: number }>(COMPANY_TERMS);
  const ofCompanies = new Set(companyTerms.map(({ term }) => term));
  const all = entriesOf(phrases);
  const byKind = Map.groupBy(all, ({ kind }) => kind);
  const entries = all.filter(({ kind }) => kind !== 'PROFILE_CORE' && kind !== 'TITLE');
  const plain = words.filter(({ word }) => !word.includes(':'));
  return {
    meanings: withJobWords(await meaningsOf(entries), new Set(plain.map(({ word }) => word))),
    vocabulary: await vocabularyOf(plain.map(wordEntry)),
    companies: await companyWordsOf(plain.filter(({ term }) => ofCompanies.has(term)).map(wordEntry)),
    termOfWord: new Map(words.map(({ word, term }) => [word, term])),
    profileCores: collected(byKind.get('PROFILE_CORE'), partOf(0), (entry) => `s:${partOf(1)(entry)}`),
    titles: collected(byKind.get('TITLE'), ownValue, ownPhrase),
    groups: collected(byKind.get('GROUP'), ownValue, ownPhrase),
  };
}

/** The search's language, read anew every two minutes: so soon does an operator's new word work. */
export const searchLanguage = cachedRead(load, TTL_MS);
