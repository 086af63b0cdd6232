import type { FoundCompany, FoundJob, SearchOutput, SearchSuggestion } from '@nukkad/contract';
import { companyAddress } from '../../features/companies/company-address.ts';
import { jobAddress } from '../../features/job/card/job-address.ts';
import { type JobSearch, listAddress } from '../../features/job-search/search/job-search-params.ts';

interface Option {
  readonly key: string;
  readonly href: string;
}

/** A row of the results, with its link. */
export type FoundOption = Option &
  (
    | {
        readonly kind: 'meaning';
        readonly suggestion: SearchSuggestion;
        /** The city of the linked jobs; undefined if the suggestion is a city. */
        readonly city: string | undefined;
      }
    | { readonly kind: 'all' }
    | { readonly kind: 'company'; readonly company: FoundCompany }
    | { readonly kind: 'job'; readonly job: FoundJob }
  );

/** Returns the search of a suggestion: its occupation or place replaces the text, and the other filters stay. */
function searchOf(search: JobSearch, { kind, text, jobProfile, city }: SearchSuggestion): JobSearch {
  return {
    ...search,
    text,
    jobProfile: kind === 'WORK' ? jobProfile : search.jobProfile,
    city: city ?? search.city,
    isNearMe: city === undefined && search.isNearMe,
  };
}

/**
 * Returns all rows in display order: suggestions, the link to all jobs, companies, jobs. Jobs come before companies if the text
 * names an occupation.
 */
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
