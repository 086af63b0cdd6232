import { defineRoute } from '../define-route.ts';
import { pointFromWire, presentText } from '../shared/shared.mapper.ts';
import type { JobCount, JobCountInput } from './content.domain.ts';
import { wireJobCountRequest, wireJobCountResult } from './content.wire.ts';

export const jobCountNear = defineRoute({
  key: 'content.jobCountNear',
  number: 113,
  method: 'POST',
  path: '/jobs/countNear',
  kind: 'query',
  auth: 'public',
  subject: 'none',
  envelope: 'object',
  summary: 'Counts active jobs near a place and in total, companies and cities.',
  request: { body: wireJobCountRequest },
  result: wireJobCountResult,
  refusals: [],
  decodeRequest: ({ body }): JobCountInput => ({
    point: pointFromWire(body.latitude, body.longitude),
    city: presentText(body.city),
    radiusKm: body.radius,
  }),
  encodeRequest: (input: JobCountInput) => ({
    body: {
      loginFrom: 'Web',
      city: input.city,
      latitude: input.point?.latitude,
      longitude: input.point?.longitude,
      radius: input.radiusKm,
    },
  }),
  encodeResult: (output: JobCount) => ({
    near: output.near,
    total: output.total,
    companies: output.companies,
    cities: output.cities,
  }),
  decodeResult: (wire): JobCount => ({
    near: wire.near,
    total: wire.total,
    companies: wire.companies,
    cities: wire.cities,
  }),
});
