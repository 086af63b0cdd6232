import { EXAMPLE_INSTANT, type ExamplesOf } from '../shared/route-example.ts';
import type { JobAlert } from './alert.domain.ts';
import type * as routes from './alert.routes.ts';

const alert: JobAlert = {
  id: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4f77',
  search: { text: 'beautician', city: 'Nashik', jobType: 'PART_TIME', isNearMe: false },
  createdAt: EXAMPLE_INSTANT,
};

export const alertExamples: ExamplesOf<typeof routes> = {
  alertList: { input: {}, output: { alerts: [alert] } },
  alertAdd: { input: alert.search, output: alert },
  alertRemove: { input: { alertId: alert.id }, output: {} },
};
