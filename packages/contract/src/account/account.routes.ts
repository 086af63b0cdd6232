import { defineRoute } from '../define-route.ts';
import { signedInFromWire, signedInToWire } from '../session/session.mapper.ts';
import type { Language } from '../shared/shared.domain.ts';
import {
  pagingFromWire,
  pagingToWire,
  withAcknowledgement,
  withCallerOnly,
} from '../shared/shared.mapper.ts';
import type { AccountSummary, DataExport, WhoSawInput, WhoSawOutput } from './account.domain.ts';
import {
  wireAccountResult,
  wireAvailabilityRequest,
  wireAvailabilityResult,
  wireDataExport,
  wireLanguageRequest,
  wireLanguageResult,
  wireWhoSawRequest,
  wireWhoSawResult,
} from './account.wire.ts';

export const accountSummary = defineRoute({
  key: 'account.summary',
  number: 37,
  method: 'POST',
  path: '/admin/getJsDetailById',
  kind: 'query',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary:
    'Returns the signed-in seeker: login fields, verified mobile number, credits and profile completion.',
  ...withCallerOnly,
  result: wireAccountResult,
  refusals: [],
  encodeResult: (output: AccountSummary) => ({
    jsDetails: {
      ...signedInToWire(output),
      candidateCredits: output.credits,
      profilePercentage: output.profilePercentage,
      isAvailable: output.isAvailable,
    },
  }),
  decodeResult: ({ jsDetails }): AccountSummary => ({
    ...signedInFromWire(jsDetails),
    credits: jsDetails.candidateCredits,
    profilePercentage: jsDetails.profilePercentage,
    isAvailable: jsDetails.isAvailable,
  }),
});

export const accountSetAvailability = defineRoute({
  key: 'account.setAvailability',
  number: 56,
  method: 'POST',
  path: '/jobseeker/isAvailableStatus',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: 'Sets whether the seeker is available for work.',
  request: { body: wireAvailabilityRequest },
  result: wireAvailabilityResult,
  refusals: [],
  decodeRequest: ({ body }) => ({ isAvailable: body.isAvailable }),
  encodeRequest: (input: { isAvailable: boolean }) => ({
    body: { loginFrom: 'Web', isAvailable: input.isAvailable },
  }),
  encodeResult: (output: { isAvailable: boolean }) => ({ isAvailable: output.isAvailable }),
  decodeResult: (wire) => ({ isAvailable: wire.isAvailable }),
});

export const accountDelete = defineRoute({
  key: 'account.delete',
  number: 57,
  method: 'POST',
  path: '/jobseeker/deleteAccount',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  answerSeconds: 20,
  summary: 'Deletes the account: hides the seeker at once, ends every login and erases the personal data.',
  ...withCallerOnly,
  ...withAcknowledgement,
  refusals: ['DELETION_LIMIT', 'FRESH_LOGIN_NEEDED'],
});

export const accountSetLanguage = defineRoute({
  key: 'account.setLanguage',
  number: 58,
  method: 'POST',
  path: '/jobseeker/updateLanguage',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: 'Sets the language of notifications and messages to the seeker.',
  request: { body: wireLanguageRequest },
  result: wireLanguageResult,
  refusals: [],
  decodeRequest: ({ body }) => ({ language: body.selectedLang }),
  encodeRequest: (input: { language: Language }) => ({
    body: { loginFrom: 'Web', selectedLang: input.language },
  }),
  encodeResult: (output: { language: Language }) => ({ selectedLang: output.language }),
  decodeResult: (wire) => ({ language: wire.selectedLang }),
});

export const accountExport = defineRoute({
  key: 'account.export',
  number: 107,
  method: 'POST',
  path: '/jobseeker/exportMyData',
  kind: 'query',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  answerSeconds: 20,
  summary: 'Exports all personal data of the seeker, with links to the files.',
  ...withCallerOnly,
  result: wireDataExport,
  refusals: ['FRESH_LOGIN_NEEDED'],
  encodeResult: (output: DataExport) => ({
    exportedDate: output.exportedAt,
    sections: output.sections.map((section) => ({ name: section.name, records: [...section.records] })),
    files: output.files.map((file) => ({ name: file.name, url: file.url })),
  }),
  decodeResult: (wire): DataExport => ({
    exportedAt: wire.exportedDate,
    sections: wire.sections.map((section) => ({ name: section.name, records: section.records })),
    files: wire.files.map((file) => ({ name: file.name, url: file.url })),
  }),
});

export const accountWhoSawMyData = defineRoute({
  key: 'account.whoSawMyData',
  number: 137,
  method: 'POST',
  path: '/jobseeker/whoSawMyData',
  kind: 'query',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: 'Lists which companies saw what of the seeker, on which day and how often, latest first.',
  request: { body: wireWhoSawRequest },
  result: wireWhoSawResult,
  refusals: [],
  decodeRequest: ({ body }): WhoSawInput => pagingFromWire(body),
  encodeRequest: (input: WhoSawInput) => ({ body: pagingToWire(input) }),
  encodeResult: (output: WhoSawOutput) => ({
    accesses: output.accesses.map(({ company, what, day, lastAt, times, applicationId }) => ({
      companyName: company,
      what,
      day,
      lastDate: lastAt,
      times,
      applicationId,
    })),
    nextCursor: output.nextCursor,
  }),
  decodeResult: (wire): WhoSawOutput => ({
    accesses: wire.accesses.map(({ companyName, what, day, lastDate, times, applicationId }) => ({
      company: companyName,
      what,
      day,
      lastAt: lastDate,
      times,
      applicationId,
    })),
    nextCursor: wire.nextCursor,
  }),
});
