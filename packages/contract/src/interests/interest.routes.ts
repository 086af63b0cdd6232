import { defineRoute } from '../define-route.ts';
import { jobProfileFromWire, jobProfileToWire } from '../jobs/job-options.mapper.ts';
import { metaFromWire, metaToWire, withAcknowledgement, withCallerOnly } from '../shared/shared.mapper.ts';
import type { InterestChoice, SaveInterestsInput } from './interest.domain.ts';
import { wireInterestsResult, wireSaveInterestsRequest } from './interest.wire.ts';

export const interestList = defineRoute({
  key: 'interests.list',
  number: 53,
  method: 'POST',
  path: '/jobseeker/interestDetail',
  kind: 'query',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: 'Lists the available job profiles and those that the seeker has chosen.',
  ...withCallerOnly,
  result: wireInterestsResult,
  refusals: [],
  encodeResult: (output: InterestChoice) => ({
    jobProfiles: output.jobProfiles.map((profile) =>
      jobProfileToWire(profile, output.chosen.includes(profile.key)),
    ),
    interests: output.chosen.map((key) => ({
      key,
      jobName: output.jobProfiles.find((profile) => profile.key === key)?.name.en ?? key,
    })),
    ...metaToWire(output.meta),
  }),
  decodeResult: (wire): InterestChoice => ({
    jobProfiles: wire.jobProfiles.map(jobProfileFromWire),
    chosen: wire.interests.map((interest) => interest.key),
    meta: metaFromWire(wire),
  }),
});

export const interestSave = defineRoute({
  key: 'interests.save',
  number: 54,
  method: 'POST',
  path: '/jobseeker/addInterestsOfJobseeker',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: 'Replaces the chosen job profiles; one to six are allowed.',
  request: { body: wireSaveInterestsRequest },
  ...withAcknowledgement,
  refusals: ['INTERESTS_COUNT'],
  decodeRequest: ({ body }): SaveInterestsInput => ({
    jobProfiles: body.interests.map((entry) => (typeof entry === 'string' ? entry : entry.jobName)),
  }),
  encodeRequest: (input: SaveInterestsInput) => ({
    body: { loginFrom: 'Web', interests: [...input.jobProfiles] },
  }),
});
