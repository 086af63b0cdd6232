import * as z from 'zod/mini';
import { wireInstant } from '../shared/shared.wire.ts';
import { definePartnerRoute } from './define-partner-route.ts';
import { wireToken } from './partner.wire.ts';

/** Days for which a link of "Still hiring?" can be used. */
export const STILL_LINK_DAYS = 14;
export const STILL_ANSWERS = ['OPEN', 'FILLED'] as const;
export type StillAnswer = (typeof STILL_ANSWERS)[number];

const ofToken = z.object({ token: wireToken });
const wireStill = z.object({
  title: z.string(),
  company: z.string(),
  city: z.string(),
  /** What was said with this link, and when; null until it is used. */
  answer: z.nullable(z.enum(STILL_ANSWERS)),
  answeredAt: z.nullable(wireInstant),
});

export const stillRead = definePartnerRoute({
  key: 'still.read',
  number: 266,
  method: 'GET',
  path: '/partner/v1/still/:token',
  kind: 'query',
  access: 'public',
  summary: 'Shows the job of a "Still hiring?" link. Changes nothing.',
  request: { params: ofToken },
  result: wireStill,
  refusals: ['LINK_ENDED'],
});

export const stillAnswer = definePartnerRoute({
  key: 'still.answer',
  number: 267,
  method: 'POST',
  path: '/partner/v1/still/:token',
  kind: 'command',
  access: 'public',
  summary:
    'Says that the job is still open, or filled. The link works once; a repeat returns the first answer.',
  request: { params: ofToken, body: z.object({ answer: z.enum(STILL_ANSWERS) }) },
  result: wireStill,
  refusals: ['LINK_ENDED'],
});
