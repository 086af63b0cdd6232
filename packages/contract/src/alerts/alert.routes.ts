import { defineRoute } from '../define-route.ts';
import { withCallerOnly, withoutResult } from '../shared/shared.mapper.ts';
import type { AlertSearch, JobAlert } from './alert.domain.ts';
import { alertFromWire, alertSearchFromWire, alertSearchToWire, alertToWire } from './alert.mapper.ts';
import {
  wireAddAlertRequest,
  wireAddAlertResult,
  wireAlertList,
  wireRemoveAlertRequest,
} from './alert.wire.ts';

export const alertList = defineRoute({
  key: 'alerts.list',
  number: 115,
  method: 'POST',
  path: '/jobseeker/getJobAlerts',
  kind: 'query',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: "Lists the seeker's job alerts, newest first.",
  ...withCallerOnly,
  result: wireAlertList,
  refusals: [],
  encodeResult: (output: { alerts: readonly JobAlert[] }) => ({ alerts: output.alerts.map(alertToWire) }),
  decodeResult: (wire) => ({ alerts: wire.alerts.map(alertFromWire) }),
});

export const alertAdd = defineRoute({
  key: 'alerts.add',
  number: 116,
  method: 'POST',
  path: '/jobseeker/addJobAlert',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary:
    'Creates a job alert for a search. If the seeker already has an alert for the same search, returns that one.',
  request: { body: wireAddAlertRequest },
  result: wireAddAlertResult,
  refusals: ['ALERT_LIMIT'],
  decodeRequest: ({ body }): AlertSearch => alertSearchFromWire(body),
  encodeRequest: (search: AlertSearch) => ({ body: { loginFrom: 'Web', ...alertSearchToWire(search) } }),
  encodeResult: (alert: JobAlert) => ({ alert: alertToWire(alert) }),
  decodeResult: (wire) => alertFromWire(wire.alert),
});

export const alertRemove = defineRoute({
  key: 'alerts.remove',
  number: 117,
  method: 'POST',
  path: '/jobseeker/removeJobAlert',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: "Deletes one of the seeker's own job alerts.",
  request: { body: wireRemoveAlertRequest },
  ...withoutResult,
  refusals: [],
  decodeRequest: ({ body }) => ({ alertId: body.alertId }),
  encodeRequest: (input: { alertId: string }) => ({ body: { loginFrom: 'Web', alertId: input.alertId } }),
});
