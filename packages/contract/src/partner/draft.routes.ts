import * as z from 'zod/mini';
import { wireInstant } from '../shared/shared.wire.ts';
import { definePartnerRoute } from './define-partner-route.ts';
import { wireJobFields, wireJobProblem } from './job-fields.wire.ts';
import { ofCompany, wireNothing, wireUuid } from './partner.wire.ts';

/** Drafts that a company may have at once. */
export const DRAFTS_MAX = 20;

const ofDraft = z.object({ company: wireUuid, draft: wireUuid });

export const wireDraft = z.object({
  id: wireUuid,
  fields: wireJobFields,
  /** What is missing or wrong, in the order of the blocks. */
  problems: z.array(wireJobProblem),
  updatedAt: wireInstant,
});
export type JobDraft = z.infer<typeof wireDraft>;

export const draftList = definePartnerRoute({
  key: 'drafts.list',
  number: 252,
  method: 'GET',
  path: '/partner/v1/companies/:company/drafts',
  kind: 'query',
  access: 'recruiter',
  summary: 'Lists the drafts of the company, the last changed first.',
  request: { params: ofCompany },
  result: z.object({ items: z.array(wireDraft) }),
  refusals: [],
});

export const draftCreate = definePartnerRoute({
  key: 'drafts.create',
  number: 253,
  method: 'POST',
  path: '/partner/v1/companies/:company/drafts',
  kind: 'command',
  access: 'recruiter',
  idempotency: 'accepted',
  summary:
    "Creates a draft. It starts with the company's place, one opening and full-time day work, unless the fields say otherwise.",
  request: { params: ofCompany, body: z.object({ fields: wireJobFields }) },
  result: wireDraft,
  refusals: ['DRAFT_LIMIT'],
});

export const draftChange = definePartnerRoute({
  key: 'drafts.change',
  number: 254,
  method: 'PATCH',
  path: '/partner/v1/companies/:company/drafts/:draft',
  kind: 'command',
  access: 'recruiter',
  summary: 'Changes fields of a draft. Null clears a field.',
  request: { params: ofDraft, body: z.object({ fields: wireJobFields }) },
  result: wireDraft,
  refusals: [],
});

export const draftRemove = definePartnerRoute({
  key: 'drafts.remove',
  number: 255,
  method: 'DELETE',
  path: '/partner/v1/companies/:company/drafts/:draft',
  kind: 'command',
  access: 'recruiter',
  summary: 'Deletes a draft.',
  request: { params: ofDraft },
  result: wireNothing,
  refusals: [],
});

export const draftOne = definePartnerRoute({
  key: 'drafts.one',
  number: 256,
  method: 'GET',
  path: '/partner/v1/companies/:company/drafts/:draft',
  kind: 'query',
  access: 'recruiter',
  summary: 'Returns a draft with what is missing or wrong in each block.',
  request: { params: ofDraft },
  result: wireDraft,
  refusals: [],
});
