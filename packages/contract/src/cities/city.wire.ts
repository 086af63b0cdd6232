import * as z from 'zod/mini';
import { CITY_LENGTH_MAX } from '../constants.ts';
import { wireLocalized, wirePageMeta, wireText } from '../shared/shared.wire.ts';

export const wireCity = z.object({
  cityName: z.string(),
  position: z.object({ coordinates: z.array(z.number()).check(z.minLength(2), z.maxLength(2)) }),
  cityIcon: z.string(),
  key: z.string(),
  names: wireLocalized,
  state: z.string(),
  popular: z.boolean(),
  openJobs: z.optional(z.number()),
  ownWords: z.optional(z.partial(wireLocalized)),
});

export const wireCityList = z.object({ cities: z.array(wireCity), ...wirePageMeta });
export const wireCityNames = z.object({ items: z.array(z.string()) });

const wireListCrumb = z.object({ key: z.string(), names: wireLocalized, paths: wireLocalized });

export const wireListAddressRequest = z.object({
  city: z.optional(wireText(CITY_LENGTH_MAX)),
  work: z.optional(wireText(CITY_LENGTH_MAX)),
});
export const wireListAddress = z.object({
  city: z.optional(z.extend(wireListCrumb, { name: z.string(), state: z.string() })),
  works: z.array(wireListCrumb),
});
