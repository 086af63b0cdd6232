import * as z from 'zod/mini';
import { PAPER_KINDS, wireCompanyProfile } from './company.routes.ts';
import { definePartnerRoute } from './define-partner-route.ts';
import { ofCompany, wireUuid } from './partner.wire.ts';

export const paperAdd = definePartnerRoute({
  key: 'papers.add',
  number: 245,
  method: 'POST',
  path: '/partner/v1/companies/:company/papers',
  kind: 'command',
  access: 'owner',
  isUpload: true,
  summary:
    'Adds a photo or PDF for an operator to look at: JPEG, PNG, WebP, AVIF or PDF, at most 5 MB. Replaces a paper of the kind that still waits.',
  request: { params: ofCompany, query: z.object({ kind: z.enum(PAPER_KINDS) }) },
  result: wireCompanyProfile,
  refusals: ['NO_FILE', 'FILE_TYPE', 'TOO_LARGE'],
});

export const paperRemove = definePartnerRoute({
  key: 'papers.remove',
  number: 246,
  method: 'DELETE',
  path: '/partner/v1/companies/:company/papers/:paper',
  kind: 'command',
  access: 'owner',
  summary: 'Deletes a paper and its file.',
  request: { params: z.object({ company: wireUuid, paper: wireUuid }) },
  result: wireCompanyProfile,
  refusals: [],
});

export const logoSet = definePartnerRoute({
  key: 'company.setLogo',
  number: 247,
  method: 'POST',
  path: '/partner/v1/companies/:company/logo',
  kind: 'command',
  access: 'owner',
  isUpload: true,
  summary: 'Sets the logo: a JPEG, PNG, WebP or AVIF picture of at most 5 MB.',
  request: { params: ofCompany },
  result: wireCompanyProfile,
  refusals: ['NO_FILE', 'FILE_TYPE', 'TOO_LARGE'],
});

export const pictureAdd = definePartnerRoute({
  key: 'pictures.add',
  number: 248,
  method: 'POST',
  path: '/partner/v1/companies/:company/pictures',
  kind: 'command',
  access: 'owner',
  isUpload: true,
  summary: 'Adds a picture of at most 5 MB. The same file again changes nothing. A company has at most 12.',
  request: { params: ofCompany },
  result: wireCompanyProfile,
  refusals: ['NO_FILE', 'FILE_TYPE', 'TOO_LARGE', 'PICTURES_FULL'],
});
