import { defineRoute } from '../define-route.ts';
import { withAcknowledgement, withCallerOnly, withoutRequest } from '../shared/shared.mapper.ts';
import type { IndustrySector, SaveWorkInput, WorkEntry, WorkInput } from './experience.domain.ts';
import {
  saveWorkFromWire,
  saveWorkToWire,
  workEntryFromWire,
  workEntryToWire,
  workInputFromWire,
  workInputToWire,
} from './experience.mapper.ts';
import {
  wireAddWorkRequest,
  wireAddWorkResult,
  wireSectors,
  wireUpdateWorkRequest,
  wireWorkListResult,
  wireWorkOneRequest,
  wireWorkOneResult,
} from './experience.wire.ts';

export const experienceList = defineRoute({
  key: 'experience.list',
  number: 64,
  method: 'POST',
  path: '/jobseeker/getExperienceData',
  kind: 'query',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: "Lists the seeker's jobs, latest first.",
  ...withCallerOnly,
  result: wireWorkListResult,
  refusals: [],
  encodeResult: (output: { entries: readonly WorkEntry[] }) => ({
    experience: output.entries.map(workEntryToWire),
  }),
  decodeResult: (wire): { entries: readonly WorkEntry[] } => ({
    entries: wire.experience.map(workEntryFromWire),
  }),
});

export const experienceOne = defineRoute({
  key: 'experience.one',
  number: 65,
  method: 'POST',
  path: '/jobseeker/getExpOfJs',
  kind: 'query',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: "Returns one of the seeker's jobs, for its form.",
  request: { body: wireWorkOneRequest },
  result: wireWorkOneResult,
  refusals: ['NOT_FOUND'],
  decodeRequest: ({ body }) => ({ entryId: body.expId }),
  encodeRequest: (input: { entryId: string }) => ({ body: { loginFrom: 'Web', expId: input.entryId } }),
  encodeResult: (output: { entries: readonly WorkEntry[] }) => ({
    data: { expArray: output.entries.map(workEntryToWire) },
  }),
  decodeResult: ({ data }): { entries: readonly WorkEntry[] } => ({
    entries: data.expArray.map(workEntryFromWire),
  }),
});

export const experienceAdd = defineRoute({
  key: 'experience.add',
  number: 66,
  method: 'POST',
  path: '/jobseeker/addExperienceByJobseeker',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: 'Adds a job, or saves the fresher form, which deletes all earlier jobs.',
  request: { body: wireAddWorkRequest },
  result: wireAddWorkResult,
  refusals: ['DETAILS_MISSING', 'NAME_INVALID', 'TEXT_TOO_SHORT', 'INDUSTRY_MISSING', 'DATES_INVALID'],
  decodeRequest: ({ body }) => saveWorkFromWire(body),
  encodeRequest: (input: SaveWorkInput) => ({ body: saveWorkToWire(input) }),
  encodeResult: (output: { message: string; entryId: string | null }) => ({
    msg: output.message,
    expId: output.entryId,
  }),
  decodeResult: (wire) => ({ message: wire.msg, entryId: wire.expId }),
});

export const experienceUpdate = defineRoute({
  key: 'experience.update',
  number: 67,
  method: 'POST',
  path: '/jobseeker/updateExp',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: "Replaces one of the seeker's jobs.",
  request: { body: wireUpdateWorkRequest },
  ...withAcknowledgement,
  refusals: [
    'NOT_FOUND',
    'DETAILS_MISSING',
    'NAME_INVALID',
    'TEXT_TOO_SHORT',
    'INDUSTRY_MISSING',
    'DATES_INVALID',
  ],
  decodeRequest: ({ body }): { entryId: string; entry: WorkInput } => ({
    entryId: body.expId,
    entry: workInputFromWire(body),
  }),
  encodeRequest: (input: { entryId: string; entry: WorkInput }) => ({
    body: { ...workInputToWire(input.entry), expId: input.entryId },
  }),
});

export const experienceDelete = defineRoute({
  key: 'experience.delete',
  number: 68,
  method: 'POST',
  path: '/jobseeker/deleteExpOfJs',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: "Deletes one of the seeker's jobs.",
  request: { body: wireWorkOneRequest },
  ...withAcknowledgement,
  refusals: ['NOT_FOUND'],
  decodeRequest: ({ body }) => ({ entryId: body.expId }),
  encodeRequest: (input: { entryId: string }) => ({ body: { loginFrom: 'Web', expId: input.entryId } }),
});

export const industrySectors = defineRoute({
  key: 'experience.industrySectors',
  number: 69,
  method: 'GET',
  path: '/jobseeker/getIndustrySectors',
  kind: 'query',
  auth: 'public',
  subject: 'none',
  envelope: 'object',
  summary: 'Lists the industry sectors, "Other" last.',
  ...withoutRequest,
  result: wireSectors,
  refusals: [],
  encodeResult: (output: { sectors: readonly IndustrySector[] }) => ({
    sectors: output.sectors.map(({ name, names, isOther }) => ({
      sectorName: name,
      names: { en: names.en, hi: names.hi, mr: names.mr },
      isOther,
    })),
  }),
  decodeResult: (wire): { sectors: readonly IndustrySector[] } => ({
    sectors: wire.sectors.map(({ sectorName, names, isOther }) => ({
      name: sectorName,
      names: { en: names.en, hi: names.hi, mr: names.mr },
      isOther,
    })),
  }),
});
