import * as z from 'zod/mini';
import { SEARCH_LENGTH_MAX } from '../constants.ts';
import { JOB_TYPES } from '../jobs/job.domain.ts';
import { wireLatitude, wireLocalized, wireLongitude, wireText } from '../shared/shared.wire.ts';
import { definePartnerRoute } from './define-partner-route.ts';
import { wireJobFields } from './job-fields.wire.ts';

export const suggestWork = definePartnerRoute({
  key: 'suggestions.work',
  number: 250,
  method: 'GET',
  path: '/partner/v1/suggestions/work',
  kind: 'query',
  access: 'member',
  summary: 'Returns the kinds of work that a typed title may mean, in any of the three languages.',
  request: { query: z.object({ text: wireText(SEARCH_LENGTH_MAX) }) },
  result: z.object({
    /** The most likely first, at most five. */
    items: z.array(
      z.object({
        profile: z.string(),
        subProfile: z.nullable(z.string()),
        /** The name of the work in each language, which may be the title. */
        names: wireLocalized,
        /** Skills that this work often asks for. `key` is what a job stores. */
        skills: z.array(z.object({ key: z.string(), names: wireLocalized })),
      }),
    ),
    /** What else the text says: pay, shift, kind of job, place of work, city. */
    also: wireJobFields,
  }),
  refusals: [],
});

export const suggestPay = definePartnerRoute({
  key: 'suggestions.pay',
  number: 251,
  method: 'GET',
  path: '/partner/v1/suggestions/pay',
  kind: 'query',
  access: 'member',
  summary: 'Returns three usual ranges of pay for a work in a city, and the least lawful pay.',
  request: {
    query: z.object({
      profile: wireText(60),
      subProfile: z.optional(wireText(60)),
      city: wireText(80),
      jobType: z.optional(z.enum(JOB_TYPES)),
    }),
  },
  result: z.object({
    /** The least lawful pay in rupees a month; null if none is on record. */
    least: z.nullable(z.int()),
    /** From low to high, none of them below `least`. */
    usual: z.array(z.object({ payMin: z.int(), payMax: z.int() })),
  }),
  refusals: ['CITY_UNKNOWN'],
});

/** The most places that are suggested at once. */
export const SUGGESTED_PLACES_MAX = 30;

export const suggestPlaces = definePartnerRoute({
  key: 'suggestions.places',
  number: 286,
  method: 'GET',
  path: '/partner/v1/suggestions/places',
  kind: 'query',
  access: 'member',
  summary: `Returns at most ${SUGGESTED_PLACES_MAX} cities and areas whose names begin with a text, or the area of a PIN code. With a city, only the city and areas of it.`,
  request: {
    query: z.object({
      text: z.optional(wireText(SEARCH_LENGTH_MAX)),
      /** The slug of a city. */
      city: z.optional(wireText(80)),
    }),
  },
  result: z.object({
    /** The city first, then its areas by name; without `city`, the best match first. */
    items: z.array(
      z.object({
        /** The slug of the city. */
        city: z.string(),
        cityNames: wireLocalized,
        /** The area as a job stores it; null for the city itself. */
        locality: z.nullable(z.string()),
        localityNames: z.nullable(wireLocalized),
        latitude: wireLatitude,
        longitude: wireLongitude,
      }),
    ),
  }),
  refusals: ['CITY_UNKNOWN'],
});
export type SuggestedPlace = z.infer<typeof suggestPlaces.result>['items'][number];
