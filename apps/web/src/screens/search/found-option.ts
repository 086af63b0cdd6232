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
    /** Leads to the list for a text of which no work is understood. */
    | { readonly kind: 'search' }
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

/** Returns the row that searches the list for the text. */
export function searchOption(search: JobSearch): FoundOption {
  return { kind: 'search', key: 'search', href: listAddress(search) };
}

const NOT_WORK: ReadonlySet<string> = new Set(['WORD', 'CITY', 'LOCALITY', 'LANDMARK']);

/** Whether more than words and a place was understood, or something has the text as its name. If not, jobs are similar. */
function isUnderstood({ suggestions, companies, understood }: SearchOutput): boolean {
  return suggestions.length + companies.length > 0 || understood.some(({ kind }) => !NOT_WORK.has(kind));
}

/**
 * Returns all rows in display order: suggestions, the link to the list, companies, jobs. Jobs come before companies if the text
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
    isUnderstood(found) ? { kind: 'all', key: 'all', href: listAddress(search) } : searchOption(search),
    ...(namesWork ? [...ofJobs, ...ofCompanies] : [...ofCompanies, ...ofJobs]),
  ];
}
