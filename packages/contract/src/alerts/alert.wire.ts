import * as z from 'zod/mini';
import { CITY_LENGTH_MAX, SEARCH_LENGTH_MAX } from '../constants.ts';
import { wireJobFilters } from '../jobs/job-filters.wire.ts';
import { wireCaller, wireId, wireInstant, wireText } from '../shared/shared.wire.ts';

const search = {
  ...wireJobFilters,
  searchText: z.optional(wireText(SEARCH_LENGTH_MAX)),
  city: z.optional(wireText(CITY_LENGTH_MAX)),
  nearMe: z.optional(z.boolean()),
};

const wireAlert = z.object({ alertId: z.string(), ...search, createdDate: wireInstant });

export const wireAlertList = z.object({ alerts: z.array(wireAlert) });
export const wireAddAlertRequest = z.object({ ...wireCaller, ...search });
export const wireAddAlertResult = z.object({ alert: wireAlert });
export const wireRemoveAlertRequest = z.object({ ...wireCaller, alertId: wireId });
