import type { Database } from '@nukkad/db';
import { interpret, type SearchLanguage, searchLanguage } from '@nukkad/job-search';
import { lookUp } from '@nukkad/language/lexicon/look-up.ts';
import type { Match } from '@nukkad/language/lexicon/match.ts';
import { wordsOf } from '@nukkad/language/text/normal-text.ts';
import type { Container } from '../container.ts';
import { unknownPhrases } from './missing-phrases.ts';
import { type MissingWordRow, selectMissing } from './missing-words.queries.ts';

const BATCH = 500;

/** A phrase that people search for in vain, and the known one that is most like it. */
export interface MissingWord extends MissingWordRow {
  readonly nearest: Pick<Match['entry'], 'phrase' | 'kind' | 'value'> | null;
}

export interface ListMissingWords {
  /** The slug of a city; all of them together where it is left out. */
  readonly city?: string | undefined;
  /** Only what was typed on this day (YYYY-MM-DD) or later. */
  readonly since?: string | undefined;
  readonly limit: number;
}

const isWord = ({ kind }: { readonly kind: string }): boolean => kind === 'STOP' || kind === 'WEAK';

/** The phrase of the lexicon that is most like this one, else like a word of it. */
function nearestOf({ meanings }: SearchLanguage, phrase: string): MissingWord['nearest'] {
  const words = wordsOf(phrase);
  const tries = [words, ...words.map((word) => [word])];
  const matches = tries.flatMap((tried) => lookUp(meanings.lexicon, tried).slice(0, 1));
  const [best] = matches.filter(({ entry }) => !isWord(entry)).sort((a, b) => b.score - a.score);
  if (best === undefined) return null;
  const { phrase: known, kind, value } = best.entry;
  return { phrase: known, kind, value };
}

/** Whether the search still does not know it: not so once an operator has added it, or a job has the word. */
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

/** What people search for in vain, most often first, as far as the search does not know it by now. */
export async function listMissingWords(
  { database }: Pick<Container, 'database'>,
  { city, since, limit }: ListMissingWords,
): Promise<MissingWord[]> {
  const language = await searchLanguage.refresh(database);
  const missing: MissingWord[] = [];
  for (let from = 0; ; from += BATCH) {
    const asked = { city: city ?? null, since: since ?? null, limit: BATCH, offset: from };
    const batch = await database.query(selectMissing(asked));
    for (const row of batch) {
      if (missing.length === limit) return missing;
      if (await isStillMissing(row, database, language))
        missing.push({ ...row, nearest: nearestOf(language, row.phrase) });
    }
    if (batch.length < BATCH) return missing;
  }
}
