import type { Database } from '@nukkad/db';
import { wordsOf } from '@nukkad/search';
import type { ReadText } from '../text/read-text.ts';
import { findPage } from './find-page.ts';
import type { Page } from './paging.ts';
import { prepareSearch, type SearchTools } from './prepare-search.ts';

/** The one profile that all sub-profiles meant are of. */
function profileOf({ meant }: ReadText): string | null {
  const profiles = new Set((meant?.work?.subProfiles ?? []).map((value) => value.split('/')[0] ?? ''));
  const [only] = profiles;
  return profiles.size === 1 && only !== undefined ? only : null;
}

/** The words the work was named by, as they stand in jobs; none where one of them does not. */
function namedBy({ meant }: ReadText, { language }: SearchTools): number[][] {
  const terms = wordsOf(meant?.work?.text ?? '').map((word) => language.termOfWord.get(word) ?? null);
  return terms.includes(null) ? [] : terms.flatMap((term) => (term === null || term === 0 ? [] : [[term]]));
}

/**
 * What comes next where a sub-profile has few jobs in a place: those that have its words, whatever they were filed under,
 * then others of its profile. Where there is nothing at all, no others are passed off for it.
 */
function* nextBest(text: ReadText, tools: SearchTools): Generator<ReadText> {
  const named = namedBy(text, tools);
  if (named.length > 0) yield { ...text, work: [], words: named };
  const profile = profileOf(text);
  const jobProfile = text.input.jobProfile ?? profile ?? undefined;
  if (profile !== null && jobProfile === profile) {
    yield { ...text, input: { ...text.input, jobProfile }, work: [], words: [] };
  }
}

/** Fills a first page that is the only one with the next best jobs, each kind behind what is there, in the order asked for. */
export async function fillPage(
  database: Database,
  text: ReadText,
  tools: SearchTools,
  page: Page,
): Promise<Page> {
  const isWhole = page.nextCursor === null && page.rows.length === page.total;
  if (text.work.length === 0 || !isWhole || page.rows.length >= text.input.size) return page;
  const rows = [...page.rows];
  for (const next of nextBest(text, tools)) {
    const room = text.input.size - rows.length;
    if (room <= 0 || (next.words.length === 0 && rows.length === 0)) break;
    const search = prepareSearch(next, { ...tools, hidden: [...tools.hidden, ...rows.map(({ id }) => id)] });
    if (search !== null) {
      rows.push(...(await findPage(database, search, { after: null, rows: room, countTo: 0 })));
    }
  }
  return { ...page, rows, total: rows.length };
}
