import type * as z from 'zod/mini';
import { understoodFromWire, understoodToWire } from '../jobs/job-filter.mapper.ts';
import { JOB_STATUS_WIRE, termFromWire } from '../jobs/job-terms.mapper.ts';
import { metaFromWire, metaToWire, pointFromWire, presentText } from '../shared/shared.mapper.ts';
import type {
  FoundCompany,
  FoundJob,
  FoundMarks,
  MarkedSpan,
  Remembering,
  SearchInput,
  SearchOutput,
  SearchStart,
  SearchSuggestion,
} from './search.domain.ts';
import type {
  wireFoundCompany,
  wireFoundJob,
  wireRememberJobRequest,
  wireSearchRequest,
  wireSearchResult,
  wireSearchStartResult,
  wireSearchSuggestion,
} from './search.wire.ts';

const spansToWire = (spans: readonly MarkedSpan[]): number[][] => spans.map(([from, to]) => [from, to]);

const spansFromWire = (spans: readonly number[][]): MarkedSpan[] =>
  spans.map(([from = 0, to = 0]) => [from, to]);

function marksToWire(marks: FoundMarks | undefined) {
  return {
    titleMarks: marks && spansToWire(marks.title),
    companyMarks: marks && spansToWire(marks.company),
    cityMatched: marks?.isCity,
    fits: marks?.fits ?? undefined,
  };
}

function marksFromWire(wire: z.infer<typeof wireFoundJob>): FoundMarks | undefined {
  if (wire.titleMarks === undefined) return undefined;
  return {
    title: spansFromWire(wire.titleMarks),
    company: spansFromWire(wire.companyMarks ?? []),
    isCity: wire.cityMatched ?? false,
    fits: wire.fits ?? null,
  };
}

export function foundJobToWire(job: FoundJob): z.infer<typeof wireFoundJob> {
  return {
    jobId: job.id,
    jobTitle: job.title,
    companyName: job.companyName,
    status: JOB_STATUS_WIRE[job.status],
    companyImage: job.companyImage ?? '',
    jobLink: job.link,
    city: job.city,
    cityNames: job.cityNames,
    workNames: job.workNames,
    ...marksToWire(job.marks),
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
    cityNames: wire.cityNames,
    workNames: wire.workNames,
    marks: marksFromWire(wire),
  };
}

export function foundCompanyToWire(company: FoundCompany): z.infer<typeof wireFoundCompany> {
  return {
    companyId: company.id,
    companyName: company.name,
    companyImage: company.image ?? '',
    companyLink: company.link,
    followers: company.followers,
    nameMarks: company.marks && spansToWire(company.marks),
  };
}

export function foundCompanyFromWire(wire: z.infer<typeof wireFoundCompany>): FoundCompany {
  return {
    id: wire.companyId,
    name: wire.companyName,
    image: presentText(wire.companyImage) ?? null,
    link: wire.companyLink,
    followers: wire.followers,
    marks: wire.nameMarks && spansFromWire(wire.nameMarks),
  };
}

const SUGGESTION_KINDS = ['WORK', 'CITY', 'LOCALITY'] as const;

function suggestionToWire(suggestion: SearchSuggestion): z.infer<typeof wireSearchSuggestion> {
  return {
    kind: suggestion.kind,
    name: suggestion.name,
    nameMarks: spansToWire(suggestion.marks),
    searchText: suggestion.text,
    jobProfile: suggestion.jobProfile,
    city: suggestion.city,
  };
}

function suggestionFromWire(wire: z.infer<typeof wireSearchSuggestion>): SearchSuggestion[] {
  const kind = SUGGESTION_KINDS.find((known) => known === wire.kind);
  if (kind === undefined) return [];
  return [
    {
      kind,
      name: wire.name,
      marks: spansFromWire(wire.nameMarks),
      text: wire.searchText,
      jobProfile: wire.jobProfile,
      city: wire.city,
    },
  ];
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

type WireForget = z.infer<typeof wireRememberJobRequest>['forget'];

const FORGET = { REMEMBER: undefined, FORGET_THIS: 'this', FORGET_ALL: 'all' } as const;

export const forgetToWire = (remembering: Remembering = 'REMEMBER'): WireForget => FORGET[remembering];

export function forgetFromWire(forget: WireForget): Remembering {
  if (forget === undefined) return 'REMEMBER';
  return forget === 'all' ? 'FORGET_ALL' : 'FORGET_THIS';
}

export function searchResultToWire(output: SearchOutput): z.infer<typeof wireSearchResult> {
  return {
    jobs: output.jobs.map(foundJobToWire),
    companies: output.companies.map(foundCompanyToWire),
    understood: output.understood.map(understoodToWire),
    suggestions: output.suggestions.map(suggestionToWire),
  };
}

export function searchResultFromWire(wire: z.infer<typeof wireSearchResult>): SearchOutput {
  return {
    jobs: wire.jobs.map(foundJobFromWire),
    companies: wire.companies.map(foundCompanyFromWire),
    understood: wire.understood.map(understoodFromWire),
    suggestions: (wire.suggestions ?? []).flatMap(suggestionFromWire),
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
