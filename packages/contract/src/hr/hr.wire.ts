import * as z from 'zod/mini';
import { wireCaller, wireId, wireOptionalText } from '../shared/shared.wire.ts';

export const wireHrRequest = z.object({ ...wireCaller, jobId: wireId, companyId: wireOptionalText(64) });

export const wireHrResult = z.object({
  hr: z.object({ email: z.string(), contactNo: z.string(), address: z.string() }),
  creditsSpent: z.int(),
  candidateCredits: z.int(),
});
