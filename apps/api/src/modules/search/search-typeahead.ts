import type { Language, SearchInput, SearchOutput } from '@nukkad/contract';
import { readSearchTools } from '@nukkad/job-search/query/prepare-search.ts';
import { meaningNames } from '@nukkad/job-search/store/meaning-names.ts';
import { markText } from '@nukkad/language/mark/mark-text.ts';
import { type Sought, soughtOf } from '@nukkad/language/mark/sought.ts';
import type { Container } from '../../container.ts';
import type { Session } from '../../mount/request-context.ts';
import { findClosed } from './typeahead/find-closed.ts';
import { findCompanies } from './typeahead/find-companies.ts';
import { findTypedJobs } from './typeahead/find-typed-jobs.ts';
import { foundCompanyOf, foundJobOf } from './typeahead/found-job.ts';
import { judgeFound, wordsAlone } from './typeahead/judge-found.ts';
import { rankFound } from './typeahead/rank-found.ts';
import { readSearchStart } from './typeahead/read-search-start.ts';
import { suggestMeanings } from './typeahead/suggest-meanings.ts';

type Deps = Pick<Container, 'database'>;

const JOBS = 10;
const COMPANIES = 5;

/** Jobs and companies for a text as it is typed, in any script and with slips; of a blank text, what is newest around. */
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
  const [search, names] = await Promise.all([
    readSearchTools(database, candidateId),
    meaningNames.read(database),
  ]);
  const { language, places } = search;
  const { lexicon } = language.meanings;
  const [typed, companies] = await Promise.all([
    findTypedJobs(database, input, search, JOBS),
    findCompanies(database, input.text, language, COMPANIES),
  ]);
  const meant = typed.readings.flatMap((reading) => reading.meant ?? []);
  const sought: Sought = soughtOf(lexicon, input.text, meant);
  const tools = { sought, language, places, names, reader: input.language };
  const judged = typed.jobs.map((row) => judgeFound(row, tools));
  const active = rankFound(judged, sought.work.size > 0).slice(0, JOBS);
  const room = JOBS - active.length;
  const known = new Set(active.map(({ row }) => row.id));
  const closed = room > 0 && typed.search !== null ? await findClosed(database, typed.search, room) : [];
  const dimmed = closed.filter(({ id }) => !known.has(id)).map((row) => judgeFound(row, tools));
  return {
    jobs: [...active, ...dimmed].map(({ row, marks }) => ({ ...foundJobOf(row, places), marks })),
    companies: companies.map((row) => ({
      ...foundCompanyOf(row),
      marks: markText(lexicon, row.name, wordsAlone(sought)).spans,
    })),
    understood: typed.text.understood,
    suggestions: suggestMeanings(meant, tools),
  };
}
