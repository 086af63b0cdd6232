import type * as z from 'zod/mini';
import { understoodFromWire, understoodToWire } from '../jobs/job-filter.mapper.ts';
import { JOB_STATUS_WIRE, termFromWire } from '../jobs/job-terms.mapper.ts';
import { metaFromWire, metaToWire, pointFromWire, presentText } from '../shared/shared.mapper.ts';
import type { FoundCompany, FoundJob, SearchInput, SearchOutput, SearchStart } from './search.domain.ts';
import type {
  wireFoundCompany,
  wireFoundJob,
  wireSearchRequest,
  wireSearchResult,
  wireSearchStartResult,
} from './search.wire.ts';

export function foundJobToWire(job: FoundJob): z.infer<typeof wireFoundJob> {
  return {
    jobId: job.id,
    jobTitle: job.title,
    companyName: job.companyName,
    status: JOB_STATUS_WIRE[job.status],
    companyImage: job.companyImage ?? '',
    jobLink: job.link,
    city: job.city,
  };
}

export function foundJobFromWire(wire: z.infer<typeof wireFoundJob>): FoundJob {
  return {
    id: wire.jobId,
    title: wire.jobTitle,
    companyName: wire.companyName,
    companyImage: presentText(wire.companyImage) ?? null,
    status: termFromWire(JOB_STATUS_WIRE, wire.status) ?? 'ACTIVE',
    link: wire.jobLink,
    city: wire.city,
  };
}

export function foundCompanyToWire(company: FoundCompany): z.infer<typeof wireFoundCompany> {
  return {
    companyId: company.id,
    companyName: company.name,
    companyImage: company.image ?? '',
    companyLink: company.link,
    followers: company.followers,
  };
}

export function foundCompanyFromWire(wire: z.infer<typeof wireFoundCompany>): FoundCompany {
  return {
    id: wire.companyId,
    name: wire.companyName,
    image: presentText(wire.companyImage) ?? null,
    link: wire.companyLink,
    followers: wire.followers,
  };
}

export function searchFromWire(wire: z.infer<typeof wireSearchRequest>): SearchInput {
  return {
    text: wire.searchText.trim(),
    city: presentText(wire.city),
    point: pointFromWire(wire.latitude, wire.longitude),
  };
}

export function searchToWire(input: SearchInput): z.infer<typeof wireSearchRequest> {
  return {
    loginFrom: 'Web',
    searchFrom: 'CandidatePanel',
    searchText: input.text,
    city: input.city,
    latitude: input.point?.latitude,
    longitude: input.point?.longitude,
  };
}

export function searchResultToWire(output: SearchOutput): z.infer<typeof wireSearchResult> {
  return {
    jobs: output.jobs.map(foundJobToWire),
    companies: output.companies.map(foundCompanyToWire),
    understood: output.understood.map(understoodToWire),
  };
}

export function searchResultFromWire(wire: z.infer<typeof wireSearchResult>): SearchOutput {
  return {
    jobs: wire.jobs.map(foundJobFromWire),
    companies: wire.companies.map(foundCompanyFromWire),
    understood: wire.understood.map(understoodFromWire),
  };
}

export function searchStartToWire(output: SearchStart): z.infer<typeof wireSearchStartResult> {
  return {
    companies: [
      {
        recentSearch: output.recentCompanies.map(foundCompanyToWire),
        latest: output.popularCompanies.map(foundCompanyToWire),
      },
    ],
    jobs: [
      {
        recentSearch: output.recentJobs.map(foundJobToWire),
        latest: output.latestJobs.map(foundJobToWire),
      },
    ],
    ...metaToWire(output.meta),
  };
}

export function searchStartFromWire(wire: z.infer<typeof wireSearchStartResult>): SearchStart {
  const [companies] = wire.companies;
  const [jobs] = wire.jobs;
  return {
    recentCompanies: (companies?.recentSearch ?? []).map(foundCompanyFromWire),
    popularCompanies: (companies?.latest ?? []).map(foundCompanyFromWire),
    recentJobs: (jobs?.recentSearch ?? []).map(foundJobFromWire),
    latestJobs: (jobs?.latest ?? []).map(foundJobFromWire),
    meta: metaFromWire(wire),
  };
}
