import * as z from 'zod/mini';
import { wireSignedInFields } from '../session/session.wire.ts';

export const wireAccountResult = z.object({
  jsDetails: z.object({
    ...wireSignedInFields,
    candidateCredits: z.int(),
    profilePercentage: z.int().check(z.gte(0), z.lte(100)),
    isAvailable: z.boolean(),
  }),
});
