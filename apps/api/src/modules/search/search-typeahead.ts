import type { SearchInput, SearchOutput } from '@nukkad/contract';
import type { Container } from '../../container.ts';
import type { Session } from '../../mount/request-context.ts';
import { readSearchTools } from './find/prepare-search.ts';
import { findClosed } from './typeahead/find-closed.ts';
import { findCompanies } from './typeahead/find-companies.ts';
import { findTypedJobs } from './typeahead/find-typed-jobs.ts';
import { foundCompanyOf, foundJobOf } from './typeahead/found-job.ts';
import { rankFound } from './typeahead/rank-found.ts';
import { readSearchStart } from './typeahead/read-search-start.ts';

type Deps = Pick<Container, 'database'>;

const JOBS = 10;
const COMPANIES = 5;

/** Jobs and companies for a text as it is typed, in any script and with slips; of a blank text, what is newest around. */
export async function searchTypeahead(
  { database }: Deps,
  session: Pick<Session, 'candidateId'> | null,
  input: SearchInput,
): Promise<SearchOutput> {
  const candidateId = session?.candidateId ?? null;
  if (input.text === '') {
    const start = await readSearchStart(database, candidateId, input);
    return { jobs: start.latestJobs, companies: start.popularCompanies, understood: [] };
  }
  const tools = await readSearchTools(database, candidateId);
  const [typed, companies] = await Promise.all([
    findTypedJobs(database, input, tools, JOBS),
    findCompanies(database, input.text, tools.language, COMPANIES),
  ]);
  const active = rankFound(typed.jobs, input.text).slice(0, JOBS);
  const room = JOBS - active.length;
  const closed = room > 0 && typed.search !== null ? await findClosed(database, typed.search, room) : [];
  const known = new Set(active.map(({ id }) => id));
  return {
    jobs: [...active, ...closed.filter(({ id }) => !known.has(id))].map((row) =>
      foundJobOf(row, tools.places),
    ),
    companies: companies.map(foundCompanyOf),
    understood: typed.text.understood,
  };
}
