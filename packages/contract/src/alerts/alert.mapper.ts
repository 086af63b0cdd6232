import type * as z from 'zod/mini';
import { ContractInputError, type InputIssue } from '../errors.ts';
import { jobFiltersFromWire, jobFiltersToWire } from '../jobs/job-filters.mapper.ts';
import { presentText } from '../shared/shared.mapper.ts';
import type { AlertSearch, JobAlert } from './alert.domain.ts';
import type { wireAddAlertRequest, wireAddAlertResult } from './alert.wire.ts';

type WireSearch = z.infer<typeof wireAddAlertRequest>;
type WireAlert = z.infer<typeof wireAddAlertResult>['alert'];

export function alertSearchFromWire(wire: WireSearch): AlertSearch {
  const issues: InputIssue[] = [];
  const filters = jobFiltersFromWire(wire, issues);
  if (issues.length > 0) throw new ContractInputError(issues);
  return {
    ...filters,
    text: presentText(wire.searchText),
    city: presentText(wire.city),
    isNearMe: wire.nearMe ?? false,
  };
}

export function alertSearchToWire(search: AlertSearch) {
  return {
    ...jobFiltersToWire(search),
    searchText: search.text,
    city: search.city,
    nearMe: search.isNearMe,
  };
}

export function alertFromWire(wire: WireAlert): JobAlert {
  return { id: wire.alertId, search: alertSearchFromWire(wire), createdAt: wire.createdDate };
}

export function alertToWire(alert: JobAlert): WireAlert {
  return { alertId: alert.id, ...alertSearchToWire(alert.search), createdDate: alert.createdAt };
}
