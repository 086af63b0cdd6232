import type { Language, SearchInput, SearchOutput } from '@nukkad/contract';
import { interpret, nearestBeyond, searchJobs } from '@nukkad/job-search';
import { closedJobs } from '@nukkad/job-search/typed/closed-jobs.ts';
import { searchTyped } from '@nukkad/job-search/typed/search-typed.ts';
import { interpretUnfinished, type UnfinishedQuery } from '@nukkad/job-search/typed/unfinished-query.ts';
import { markText } from '@nukkad/language/mark/mark-text.ts';
import { type SearchTerms, searchTermsOf } from '@nukkad/language/mark/search-terms.ts';
import type { Container } from '../container.ts';
import type { Session } from '../session/session.ts';
import { findCompanies } from './typeahead/find-companies.ts';
import { judgeFound, wordsAlone } from './typeahead/judge-found.ts';
import { rankFound } from './typeahead/rank-found.ts';
import { readSearchStart } from './typeahead/read-search-start.ts';
import { suggestMeanings } from './typeahead/suggest-meanings.ts';
import { suggestedCompanyOf, suggestedJobOf } from './typeahead/suggested-job.ts';

type Deps = Pick<Container, 'database'>;

const JOBS = 10;
/** Maximum number of jobs read for each interpretation of the text. */
const POOL = 20;
const COMPANIES = 5;

/** Whether a text says nothing about a job yet, such as "kaam". */
const hasOnlyStopWords = ({ interpretations, withPrefixWords }: UnfinishedQuery): boolean =>
  withPrefixWords.length === 0 &&
  interpretations.every(({ understanding }) => (understanding?.terms.length ?? 0) === 0);

const understandingsOf = (interpretations: UnfinishedQuery['interpretations']) =>
  interpretations.flatMap(({ isUnrecognised, understanding }) =>
    isUnrecognised ? [] : (understanding ?? []),
  );

/**
 * Returns the jobs that the list shows for a text, else those that it shows below as nearby, so that nothing is reported missing
 * that the list finds.
 */
async function listedJobs(
  database: Deps['database'],
  candidateId: string | null,
  { text, city, point }: SearchInput,
) {
  const filter = { text, city, point, sortBy: 'NEWEST', page: 1, size: JOBS } as const;
  const query = await interpret(database, candidateId, filter);
  const page = await searchJobs(query, { isCounted: false });
  return page.rows.length > 0 ? page.rows : nearestBeyond(query, page);
}

/**
 * Returns suggested jobs and companies while the user types, in any script and with typos. For an empty text it
 * returns the newest jobs nearby.
 */
export async function searchTypeahead(
  { database }: Deps,
  session: Pick<Session, 'candidateId'> | null,
  input: SearchInput & { readonly language: Language },
): Promise<SearchOutput> {
  const candidateId = session?.candidateId ?? null;
  if (input.text === '') {
    const start = await readSearchStart(database, candidateId, input);
    return { jobs: start.latestJobs, companies: start.popularCompanies, understood: [], suggestions: [] };
  }
  const query = await interpretUnfinished(database, candidateId, input, POOL);
  const { language, places } = query;
  if (hasOnlyStopWords(query)) {
    const { latestJobs } = await readSearchStart(database, candidateId, input);
    const jobs =
      latestJobs.length > 0
        ? latestJobs
        : (await listedJobs(database, candidateId, input)).map((row) => suggestedJobOf(row, places));
    return { jobs, companies: [], understood: [], suggestions: [] };
  }
  const { lexicon } = language.meanings;
  const [found, companies] = await Promise.all([
    searchTyped(query, JOBS),
    findCompanies(database, input.text, language, COMPANIES),
  ]);
  const typed = found.length > 0 ? found : await listedJobs(database, candidateId, input);
  const understood = understandingsOf(query.interpretations);
  const searched: SearchTerms = searchTermsOf(lexicon, input.text, understood);
  const tools = { searched, language, places, names: places.names, reader: input.language };
  const judged = typed.map((row) => judgeFound(row, tools));
  const active = rankFound(judged, searched.work.size > 0).slice(0, JOBS);
  const room = JOBS - active.length;
  const known = new Set(active.map(({ row }) => row.id));
  const closed = room > 0 ? (await closedJobs(query)).slice(0, room) : [];
  const dimmed = closed.filter(({ id }) => !known.has(id)).map((row) => judgeFound(row, tools));
  return {
    jobs: [...active, ...dimmed].map(({ row, marks }) => ({ ...suggestedJobOf(row, places), marks })),
    companies: companies.map((row) => ({
      ...suggestedCompanyOf(row),
      marks: markText(lexicon, row.name, wordsAlone(searched)).spans,
    })),
    understood: query.interpretation.understood.map(({ wordIndexes: _, leftOut: __, ...term }) => term),
    suggestions: suggestMeanings(understandingsOf(query.suggested), tools),
  };
}
