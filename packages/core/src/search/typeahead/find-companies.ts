import type { Database } from '@nukkad/db';
import type { SearchLanguage } from '@nukkad/job-search';
import { lookUp } from '@nukkad/language/lexicon/look-up.ts';
import { completions } from '@nukkad/language/suggest/completions.ts';
import { firstWordsOf } from '@nukkad/language/suggest/first-words.ts';
import { wordsOf } from '@nukkad/language/text/normal-text.ts';
import { selectCompaniesOfTerms } from '../search.queries.ts';
import type { SuggestedCompanyRow } from './suggested-job.ts';

const TERMS_OF_WORD_MAX = 6;
const MAX_BELOW_BEST = 0.06;
/** Minimum similarity (0 to 1) of a typed word and a word of a company's name. */
const SIMILARITY_MIN = 0.68;
/** Maximum number of companies read for all terms. */
const COMPANIES_MAX = 60;

/** Words of company names that a typed word may mean. Maps each word to its id. */
type Likely = ReadonlyMap<string, number>;

function likelyWords({ companies, meanings }: SearchLanguage, word: string): Likely {
  const begun = completions(companies, [word], TERMS_OF_WORD_MAX);
  // The beginning of a known word is not treated as a typo in a company's name.
  const isKnown = begun.length > 0 || completions(meanings.lexicon, [word], 1).length > 0;
  const similar = isKnown ? [] : lookUp(companies, [word]);
  const best = similar[0]?.score ?? 0;
  const matches = [
    ...begun,
    ...similar.filter(({ score }) => score >= Math.max(SIMILARITY_MIN, best - MAX_BELOW_BEST)),
  ];
  const bestMatches = matches.slice(0, TERMS_OF_WORD_MAX);
  return new Map(bestMatches.map(({ entry }) => [entry.phrase, Number(entry.value)]));
}

/**
 * Returns the typed words that may be part of a company's name. Words like "in" and "me" are ignored unless nothing
 * else is typed.
 */
function namingWords({ meanings }: SearchLanguage, text: string): string[] {
  const typed = firstWordsOf(text);
  const isStopWord = (word: string) =>
    (meanings.lexicon.bySpelling.get(word) ?? []).some(({ kind }) => kind === 'STOP');
  const meaningful = typed.filter((word) => !isStopWord(word));
  return meaningful.length > 0 || typed.length > 1 ? meaningful : typed;
}

function pointsOf({ name, followers }: SuggestedCompanyRow, typed: ReadonlyMap<string, Likely>): number {
  const words = wordsOf(name);
  const isSame = (nameWord: string | undefined, word: string, likely: Likely | undefined) =>
    nameWord !== undefined && (nameWord.startsWith(word) || likely?.has(nameWord) === true);
  const found = [...typed].filter(([word, likely]) =>
    words.some((nameWord) => isSame(nameWord, word, likely)),
  ).length;
  const [first = ''] = typed.keys();
  const beginningBonus = isSame(words[0], first, typed.get(first)) ? 0.5 : 0;
  return found + beginningBonus + Math.min(followers, 1000) / 10_000;
}

/** Returns companies with names similar to the typed words: most words first, then most followers. */
export async function findCompanies(
  database: Database,
  text: string,
  language: SearchLanguage,
  limit: number,
): Promise<SuggestedCompanyRow[]> {
  const typed = new Map(namingWords(language, text).map((word) => [word, likelyWords(language, word)]));
  const terms = [...new Set([...typed.values()].flatMap((likely) => [...likely.values()]))];
  if (terms.length === 0) return [];
  const rows = Math.ceil(COMPANIES_MAX / terms.length);
  const found = await database.queryReplica(selectCompaniesOfTerms(terms, rows));
  const points = new Map(found.map((row) => [row, pointsOf(row, typed)]));
  return found
    .sort((a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0) || a.name.localeCompare(b.name))
    .slice(0, limit);
}
