import * as z from 'zod/mini';
import { FREE_TEXT_LENGTH_MAX } from '../constants.ts';
import { wireCaller, wireInstant, wireOptionalText } from '../shared/shared.wire.ts';

export const wireMessageRequest = z.object({ ...wireCaller, msg: wireOptionalText(FREE_TEXT_LENGTH_MAX) });

export const wireCompanyFeedback = z.object({
  review: z.array(
    z.object({
      companyId: z.string(),
      companyName: z.string(),
      companyImage: z.string(),
      comments: z.string(),
      createdDate: wireInstant,
    }),
  ),
});
