import type { FoundMarks, Language } from '@nukkad/contract';
import type { SearchPlaces } from '@nukkad/job-search';
import { type Marks, markText } from '@nukkad/language/mark/mark-text.ts';
import type { SearchTerms } from '@nukkad/language/mark/search-terms.ts';
import type { SuggestedJobRow } from './suggested-job.ts';
import { meaningOf, type WorkTools, workShare } from './work-share.ts';

export interface JudgeTools extends WorkTools {
  readonly places: SearchPlaces;
  readonly reader: Language;
}

/** A job, with the parts that match the typed text and how well they match. */
export interface Judged<Row> {
  readonly row: Row;
  readonly marks: FoundMarks;
  /** 1 for the meant work, 0.5 for its profile only, 0 for other work or if no work was meant. */
  readonly work: number;
  /** The share of typed words that the title matches, by spelling or by meaning. */
  readonly inTitle: number;
}

/** Returns the search without synonyms, because in company names only the typed words are marked. */
export const wordsAlone = (searched: SearchTerms): SearchTerms => ({
  ...searched,
  work: new Set(),
  terms: new Set(),
});

/** The weight of a match by synonym, slightly less than of a literal one. */
const SYNONYM_WEIGHT = 0.9;

function shareOf({ words }: SearchTerms, { matchedWords, namesWork }: Marks): number {
  const searchWords = words.filter(({ role }) => role !== 'TERMS');
  const points = searchWords.map(({ word, role }) => {
    if (matchedWords.has(word)) return 1;
    return namesWork && role === 'WORK' ? SYNONYM_WEIGHT : 0;
  });
  return searchWords.length === 0
    ? 0
    : points.reduce<number>((sum, one) => sum + one, 0) / searchWords.length;
}

/** Whether the text named the city or a part of it. */
function isCityNamed(slug: string, { terms }: SearchTerms): boolean {
  return terms.has(`CITY:${slug}`) || [...terms].some((term) => term.startsWith(`LOCALITY:${slug}/`));
}

/** Finds the parts of a job that match the typed text: words of title and company, the city, or else its work. */
export function judgeFound<Row extends SuggestedJobRow>(row: Row, tools: JudgeTools): Judged<Row> {
  const { searched, language, places, names, reader } = tools;
  const { lexicon } = language.meanings;
  const title = markText(lexicon, row.title, searched);
  const inTitle = shareOf(searched, title);
  const meaning = title.namesWork ? null : meaningOf(row, searched);
  return {
    row,
    work: title.namesWork ? 1 : workShare(row, tools),
    inTitle,
    marks: {
      title: title.spans,
      company: markText(lexicon, row.companyName, wordsAlone(searched)).spans,
      isCity: isCityNamed(places.cityById.get(row.cityId)?.slug ?? '', searched),
      fits: meaning === null || inTitle === 1 ? null : (names.get(meaning)?.[reader] ?? null),
    },
  };
}
