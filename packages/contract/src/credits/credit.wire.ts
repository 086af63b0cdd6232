import * as z from 'zod/mini';
import { wireCaller, wireInstant, wirePaging } from '../shared/shared.wire.ts';
import { CREDIT_ENTRY_KINDS } from './credit.domain.ts';

export const wireRequestCreditsResult = z.object({
  msg: z.string(),
  granted: z.boolean(),
  candidateCredits: z.int(),
});

export const wireStatementRequest = z.object({ ...wireCaller, ...wirePaging });

export const wireCreditEntry = z.object({
  entryId: z.string(),
  kind: z.enum(CREDIT_ENTRY_KINDS),
  amount: z.int(),
  balance: z.int(),
  createdDate: wireInstant,
  jobTitle: z.nullable(z.string()),
  jobLink: z.nullable(z.string()),
});

export const wireStatementResult = z.object({
  candidateCredits: z.int(),
  statement: z.array(wireCreditEntry),
  nextCursor: z.nullable(z.string()),
});

export const wireCreditRequestResult = z.object({
  request: z.nullable(
    z.object({
      status: z.enum(['OPEN', 'GRANTED', 'DECLINED']),
      requestedDate: wireInstant,
      answeredDate: z.nullable(wireInstant),
    }),
  ),
  canRequest: z.boolean(),
  requestFrom: z.nullable(wireInstant),
});
