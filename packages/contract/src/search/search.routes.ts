import { defineRoute } from '../define-route.ts';
import { presentText, withoutResult } from '../shared/shared.mapper.ts';
import type {
  RememberCompanyInput,
  RememberJobInput,
  SearchInput,
  SearchStartInput,
} from './search.domain.ts';
import {
  forgetFromWire,
  forgetToWire,
  searchFromWire,
  searchResultFromWire,
  searchResultToWire,
  searchStartFromWire,
  searchStartToWire,
  searchToWire,
} from './search.mapper.ts';
import {
  wireRememberCompanyRequest,
  wireRememberJobRequest,
  wireSearchRequest,
  wireSearchResult,
  wireSearchStartRequest,
  wireSearchStartResult,
} from './search.wire.ts';

export const searchTypeahead = defineRoute({
  key: 'search.typeahead',
  number: 11,
  method: 'POST',
  path: '/jobseeker/masterSearchApp',
  kind: 'query',
  auth: 'optional',
  subject: 'body',
  envelope: 'object',
  summary: 'Suggests jobs and companies while the user types, in any of the languages and scripts.',
  request: { body: wireSearchRequest },
  result: wireSearchResult,
  refusals: [],
  decodeRequest: ({ body }) => searchFromWire(body),
  encodeRequest: (input: SearchInput) => ({ body: searchToWire(input) }),
  encodeResult: searchResultToWire,
  decodeResult: searchResultFromWire,
});

export const searchStart = defineRoute({
  key: 'search.start',
  number: 12,
  method: 'POST',
  path: '/jobseeker/recentPopularSearch',
  kind: 'query',
  auth: 'optional',
  subject: 'body',
  envelope: 'object',
  summary: 'Returns the search page before typing: recent and popular items, or the newest of the city.',
  request: { body: wireSearchStartRequest },
  result: wireSearchStartResult,
  refusals: [],
  decodeRequest: ({ body }): SearchStartInput => ({ city: presentText(body.city) }),
  encodeRequest: (input: SearchStartInput) => ({ body: { loginFrom: 'Web', city: input.city } }),
  encodeResult: searchStartToWire,
  decodeResult: searchStartFromWire,
});

export const searchRememberJob = defineRoute({
  key: 'search.rememberJob',
  number: 13,
  method: 'POST',
  path: '/jobseeker/searchedHistory',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary:
    'Remembers a job opened from the search (latest first, without duplicates), or forgets one or all.',
  request: { body: wireRememberJobRequest },
  ...withoutResult,
  refusals: ['JOB_REMOVED'],
  decodeRequest: ({ body }): RememberJobInput => ({
    jobId: body.jobId,
    remembering: forgetFromWire(body.forget),
  }),
  encodeRequest: (input: RememberJobInput) => ({
    body: { loginFrom: 'Web', jobId: input.jobId, forget: forgetToWire(input.remembering) },
  }),
});

export const searchRememberCompany = defineRoute({
  key: 'search.rememberCompany',
  number: 14,
  method: 'POST',
  path: '/jobseeker/searchedHistoryComps',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary:
    'Remembers a company opened from the search (latest first, without duplicates), or forgets one or all.',
  request: { body: wireRememberCompanyRequest },
  ...withoutResult,
  refusals: ['NOT_FOUND'],
  decodeRequest: ({ body }): RememberCompanyInput => ({
    companyId: body.companyId,
    remembering: forgetFromWire(body.forget),
  }),
  encodeRequest: (input: RememberCompanyInput) => ({
    body: { loginFrom: 'Web', companyId: input.companyId, forget: forgetToWire(input.remembering) },
  }),
});
