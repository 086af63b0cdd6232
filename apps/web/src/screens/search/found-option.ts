import type { FoundCompany, FoundJob, SearchOutput } from '@nukkad/contract';
import { companyAddress } from '../../features/companies/company-address.ts';
import { jobAddress } from '../../features/jobs/card/job-address.ts';

/** A row of what was found, and where it leads. */
export type FoundOption =
  | { readonly kind: 'all'; readonly key: string; readonly href: string }
  | { readonly kind: 'company'; readonly key: string; readonly href: string; readonly company: FoundCompany }
  | { readonly kind: 'job'; readonly key: string; readonly href: string; readonly job: FoundJob };

/** The rows in the order of the keys: the whole list first, then companies, then jobs. */
export function foundOptions(found: SearchOutput, listAddress: string): readonly FoundOption[] {
  if (found.companies.length + found.jobs.length === 0) return [];
  return [
    { kind: 'all', key: 'all', href: listAddress },
    ...found.companies.map((company): FoundOption => {
      return { kind: 'company', key: `company-${company.id}`, href: companyAddress(company), company };
    }),
    ...found.jobs.map((job): FoundOption => {
      return { kind: 'job', key: `job-${job.id}`, href: jobAddress(job), job };
    }),
  ];
}
