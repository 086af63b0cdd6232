import * as z from 'zod/mini';
import { wireLocalized, wirePageMeta } from '../shared/shared.wire.ts';

export const wireCity = z.object({
  cityName: z.string(),
  position: z.object({ coordinates: z.array(z.number()).check(z.minLength(2), z.maxLength(2)) }),
  cityIcon: z.string(),
  key: z.string(),
  names: wireLocalized,
  state: z.string(),
  popular: z.boolean(),
});

export const wireCityList = z.object({ cities: z.array(wireCity), ...wirePageMeta });
export const wireCityNames = z.object({ items: z.array(z.string()) });
