import type { FoundCompany, FoundJob, SearchOutput, SearchSuggestion } from '@nukkad/contract';
import { companyAddress } from '../../features/companies/company-address.ts';
import { jobAddress } from '../../features/job/card/job-address.ts';
import { type JobSearch, listAddress } from '../../features/job-search/search/job-search-params.ts';

interface Option {
  readonly key: string;
  readonly href: string;
}

/** A row of what was found, and where it leads. */
export type FoundOption = Option &
  (
    | {
        readonly kind: 'meaning';
        readonly suggestion: SearchSuggestion;
        /** The city to whose jobs it leads; none where it is that city itself. */
        readonly city: string | undefined;
      }
    | { readonly kind: 'all' }
    | { readonly kind: 'company'; readonly company: FoundCompany }
    | { readonly kind: 'job'; readonly job: FoundJob }
  );

/** The search that a suggestion stands for: its work or place instead of the text, the other filters as they are. */
function searchOf(search: JobSearch, { kind, text, jobProfile, city }: SearchSuggestion): JobSearch {
  return {
    ...search,
    text,
    jobProfile: kind === 'WORK' ? jobProfile : search.jobProfile,
    city: city ?? search.city,
    isNearMe: city === undefined && search.isNearMe,
  };
}

/** The rows in the order of the keys: what the text may mean, the whole list of the text, companies, jobs; jobs before companies where the text names a work. */
export function foundOptions(found: SearchOutput, search: JobSearch): readonly FoundOption[] {
  const { suggestions, companies, jobs } = found;
  if (suggestions.length + companies.length + jobs.length === 0) return [];
  const namesWork = found.understood.some(({ kind }) => kind === 'JOB_PROFILE');
  const ofCompanies = companies.map((company): FoundOption => {
    return { kind: 'company', key: `company-${company.id}`, href: companyAddress(company), company };
  });
  const ofJobs = jobs.map((job): FoundOption => {
    return { kind: 'job', key: `job-${job.id}`, href: jobAddress(job), job };
  });
  return [
    ...suggestions.map((suggestion): FoundOption => {
      const suggested = searchOf(search, suggestion);
      const href = listAddress(suggested);
      const city = suggestion.kind === 'CITY' ? undefined : suggested.city;
      return { kind: 'meaning', key: `meaning-${href}`, href, suggestion, city };
    }),
    { kind: 'all', key: 'all', href: listAddress(search) },
    ...(namesWork ? [...ofJobs, ...ofCompanies] : [...ofCompanies, ...ofJobs]),
  ];
}
