import * as z from 'zod/mini';
import { wireSignedInFields } from '../session/session.wire.ts';
import { wireCaller, wireDay, wireInstant, wireLanguage, wirePaging } from '../shared/shared.wire.ts';

export const wireAccountResult = z.object({
  jsDetails: z.object({
    ...wireSignedInFields,
    candidateCredits: z.int(),
    profilePercentage: z.int().check(z.gte(0), z.lte(100)),
    isAvailable: z.boolean(),
  }),
});

export const wireAvailabilityRequest = z.object({ ...wireCaller, isAvailable: z.boolean() });
export const wireAvailabilityResult = z.object({ isAvailable: z.boolean() });

export const wireLanguageRequest = z.object({ ...wireCaller, selectedLang: wireLanguage });
export const wireLanguageResult = z.object({ selectedLang: wireLanguage });

export const wireDataExport = z.object({
  exportedDate: wireInstant,
  sections: z.array(z.object({ name: z.string(), records: z.array(z.record(z.string(), z.unknown())) })),
  files: z.array(z.object({ name: z.string(), url: z.string() })),
});

export const wireWhoSawRequest = z.object({ ...wireCaller, ...wirePaging });
export const wireWhoSawResult = z.object({
  accesses: z.array(
    z.object({
      /** Null for our own team. */
      companyName: z.nullable(z.string()),
      what: z.enum(['CARD', 'PROFILE', 'PHONE', 'FILE']),
      day: wireDay,
      lastDate: wireInstant,
      times: z.int(),
      /** The application for which a company looked. */
      applicationId: z.optional(z.string()),
    }),
  ),
  nextCursor: z.nullable(z.string()),
});
