import * as z from 'zod/mini';
import { wireCaller, wireId, wireInstant, wireText } from '../shared/shared.wire.ts';

const CONSENT_ITEMS_MAX = 30;
const keys = z.array(wireId).check(z.minLength(1), z.maxLength(CONSENT_ITEMS_MAX));

export const wireConsentState = z.object({
  version: z.string(),
  termsVersion: z.optional(z.string()),
  heading: z.string(),
  items: z.array(
    z.object({
      key: z.string(),
      what: z.string(),
      why: z.string(),
      whoSees: z.string(),
      essential: z.boolean(),
      given: z.nullable(z.boolean()),
      answeredDate: z.nullable(wireInstant),
    }),
  ),
});

export const wireGiveConsentRequest = z.object({ ...wireCaller, version: wireText(20), items: keys });
export const wireWithdrawConsentRequest = z.object({ ...wireCaller, items: keys });
