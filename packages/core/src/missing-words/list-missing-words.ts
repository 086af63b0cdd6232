import type { Database } from '@nukkad/db';
import { interpret, type SearchLanguage, searchLanguage } from '@nukkad/job-search';
import { lookUp } from '@nukkad/language/lexicon/look-up.ts';
import type { Match } from '@nukkad/language/lexicon/match.ts';
import { wordsOf } from '@nukkad/language/text/normal-text.ts';
import type { Container } from '../container.ts';
import { unknownPhrases } from './missing-phrases.ts';
import { type MissingWordRow, selectMissing } from './missing-words.queries.ts';

const BATCH = 500;

/** A phrase for which searches find no jobs, with the most similar phrase of the lexicon. */
export interface MissingWord extends MissingWordRow {
  readonly nearest: Pick<Match['entry'], 'phrase' | 'kind' | 'value'> | null;
}

export interface ListMissingWords {
  /** The slug of a city. Without it, the counts of all cities are added. */
  readonly city?: string | undefined;
  /** Lists only phrases typed on this day (YYYY-MM-DD) or later. */
  readonly since?: string | undefined;
  readonly limit: number;
}

/** Whether the lexicon marks an entry as a stop word or weak word, which has no meaning of its own. */
const isMeaningless = ({ kind }: { readonly kind: string }): boolean => kind === 'STOP' || kind === 'WEAK';

/**
 * Returns the entry of the lexicon that is most similar to the phrase or to one of its words; null if there is none.
 */
function nearestOf({ meanings }: SearchLanguage, phrase: string): MissingWord['nearest'] {
  const words = wordsOf(phrase);
  const candidates = [words, ...words.map((word) => [word])];
  const matches = candidates.flatMap((candidate) => lookUp(meanings.lexicon, candidate).slice(0, 1));
  const [best] = matches.filter(({ entry }) => !isMeaningless(entry)).sort((a, b) => b.score - a.score);
  if (best === undefined) return null;
  const { phrase: known, kind, value } = best.entry;
  return { phrase: known, kind, value };
}

/** Whether the search still does not know the phrase. An operator may have added it, or a new job may contain it. */
async function isStillMissing(
  { phrase, isUnderstood }: MissingWordRow,
  database: Database,
  language: SearchLanguage,
): Promise<boolean> {
  if (isUnderstood) return true;
  const { interpretation } = await interpret(database, null, {
    text: phrase,
    sortBy: 'NEWEST',
    page: 1,
    size: 1,
  });
  const { understanding } = interpretation;
  return understanding !== null && unknownPhrases(understanding, language).length > 0;
}

/** Lists phrases that searches do not find, the most frequent first. Skips phrases that the search knows by now. */
export async function listMissingWords(
  { database }: Pick<Container, 'database'>,
  { city, since, limit }: ListMissingWords,
): Promise<MissingWord[]> {
  const language = await searchLanguage.refresh(database);
  const missing: MissingWord[] = [];
  for (let from = 0; ; from += BATCH) {
    const selection = { city: city ?? null, since: since ?? null, limit: BATCH, offset: from };
    const batch = await database.query(selectMissing(selection));
    for (const row of batch) {
      if (missing.length === limit) return missing;
      if (await isStillMissing(row, database, language))
        missing.push({ ...row, nearest: nearestOf(language, row.phrase) });
    }
    if (batch.length < BATCH) return missing;
  }
}
