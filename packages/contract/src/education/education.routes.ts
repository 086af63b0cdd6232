import { MARKSHEET_BODY_BYTES_MAX } from '../constants.ts';
import { defineRoute } from '../define-route.ts';
import { withAcknowledgement, withCallerOnly, withoutRequest } from '../shared/shared.mapper.ts';
import type { DegreeLevel, Education, SaveSchoolInput } from './education.domain.ts';
import {
  educationFromWire,
  educationToWire,
  schoolInputFromWire,
  schoolInputToWire,
} from './education.mapper.ts';
import {
  wireDegrees,
  wireDegreesQuery,
  wireEducation,
  wireSaveSchoolRequest,
  wireUniversities,
  wireYears,
} from './education.wire.ts';

export const educationSaveSchool = defineRoute({
  key: 'education.saveSchool',
  number: 41,
  method: 'POST',
  path: '/jobseeker/updateProfile2',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'firstItem',
  answerSeconds: 30,
  bodyBytesMax: MARKSHEET_BODY_BYTES_MAX,
  summary: 'Saves the 10th or the 12th class, with the marksheet as image data.',
  request: { body: wireSaveSchoolRequest },
  ...withAcknowledgement,
  refusals: ['DETAILS_MISSING', 'DATES_INVALID', 'IMAGE_TYPE', 'CONSENT_MISSING'],
  decodeRequest: ({ body }) => schoolInputFromWire(body),
  encodeRequest: (input: SaveSchoolInput) => ({ body: schoolInputToWire(input) }),
});

export const educationDeleteTenthMarksheet = defineRoute({
  key: 'education.deleteTenthMarksheet',
  number: 42,
  method: 'POST',
  path: '/jobseeker/deleteTenthMarksheet',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: 'Deletes the marksheet of the 10th class.',
  ...withCallerOnly,
  ...withAcknowledgement,
  refusals: ['NOTHING_TO_DELETE'],
});

export const educationDeleteTwelfthMarksheet = defineRoute({
  key: 'education.deleteTwelfthMarksheet',
  number: 43,
  method: 'POST',
  path: '/jobseeker/deleteTwelthMarksheet',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: 'Deletes the marksheet of the 12th class.',
  ...withCallerOnly,
  ...withAcknowledgement,
  refusals: ['NOTHING_TO_DELETE'],
});

export const educationYears = defineRoute({
  key: 'education.years',
  number: 60,
  method: 'GET',
  path: '/jobseeker/getYears',
  kind: 'query',
  auth: 'public',
  subject: 'none',
  envelope: 'object',
  summary: 'Lists the years of passing to choose from, latest first.',
  ...withoutRequest,
  result: wireYears,
  refusals: [],
  encodeResult: (output: { years: readonly number[] }) => ({ years: output.years.map((year) => ({ year })) }),
  decodeResult: (wire): { years: readonly number[] } => ({ years: wire.years.map((entry) => entry.year) }),
});

export const educationUniversities = defineRoute({
  key: 'education.universities',
  number: 61,
  method: 'GET',
  path: '/jobseeker/getAllUniversities',
  kind: 'query',
  auth: 'public',
  subject: 'none',
  envelope: 'object',
  summary: 'Lists the names of the universities.',
  ...withoutRequest,
  result: wireUniversities,
  refusals: [],
  encodeResult: (output: { names: readonly string[] }) => ({
    universities: output.names.map((name) => ({ universityName: name })),
  }),
  decodeResult: (wire): { names: readonly string[] } => ({
    names: wire.universities.map((entry) => entry.universityName),
  }),
});

export const educationDegrees = defineRoute({
  key: 'education.degrees',
  number: 62,
  method: 'GET',
  path: '/jobseeker/getDegress',
  kind: 'query',
  auth: 'public',
  subject: 'none',
  envelope: 'object',
  summary: 'Lists the names of the degrees of one level.',
  request: { query: wireDegreesQuery },
  result: wireDegrees,
  refusals: [],
  decodeRequest: ({ query }) => ({ level: query.degreeType }),
  encodeRequest: (input: { level: DegreeLevel }) => ({ query: { degreeType: input.level } }),
  encodeResult: (output: { names: readonly string[] }) => ({
    degreeList: output.names.map((name) => ({ degreeName: name })),
  }),
  decodeResult: (wire): { names: readonly string[] } => ({
    names: wire.degreeList.map((entry) => entry.degreeName),
  }),
});

export const educationOwn = defineRoute({
  key: 'education.own',
  number: 63,
  method: 'POST',
  path: '/jobseeker/getJobseekerEducationById',
  kind: 'query',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: "Returns the seeker's education at all four levels.",
  ...withCallerOnly,
  result: wireEducation,
  refusals: [],
  encodeResult: (output: Education) => ({ education: educationToWire(output) }),
  decodeResult: (wire): Education => educationFromWire(wire.education),
});
