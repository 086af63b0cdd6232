import { settingsFromRows } from '@nukkad/contract/settings.ts';
import type { Database } from '@nukkad/db';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import { indiaDay } from '@nukkad/domain/india-day.ts';
import type { Metrics } from '@nukkad/telemetry/metrics/metrics.ts';
import { selectSmsSent } from '../otp/otp.queries.ts';
import { selectSettings } from '../settings/settings.queries.ts';

const SMS_TTL_MS = 30_000;

const smsOfToday = cachedRead(async (database) => {
  const [today] = await database.query(selectSmsSent(indiaDay(new Date())));
  const { smsPerDay } = settingsFromRows(await database.query(selectSettings()));
  return { sent: today?.sent ?? 0, budget: smsPerDay };
}, SMS_TTL_MS);

/** Adds gauges of the text messages of the day and of their budget, which all processes share through the database. */
export function watchSms(metrics: Metrics, database: Database): void {
  const sent = 'Text messages sent on this calendar day of India; each process reports all of them.';
  metrics.gauge('nukkad_sms_sent_today', sent, async () => (await smsOfToday.read(database)).sent);
  const budget = 'Text messages that may be sent on one calendar day of India (smsPerDay); 0 is no limit.';
  metrics.gauge('nukkad_sms_day_budget', budget, async () => (await smsOfToday.read(database)).budget);
}
