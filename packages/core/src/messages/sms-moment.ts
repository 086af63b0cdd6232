import { HOUR_MS } from '@nukkad/domain/durations.ts';
import { isHrOpen } from '@nukkad/domain/hr-window.ts';
import { startOfIndiaDay } from '@nukkad/domain/india-day.ts';

/** Hours in India in which text messages are sent. */
const SMS_HOURS = { fromHour: 8, toHour: 21 };

/** Returns the first moment from `now` on at which a text message may be sent: now, or 8 o'clock in India. */
export function smsMoment(now: Date): Date {
  if (isHrOpen(SMS_HOURS, now)) return now;
  const morning = startOfIndiaDay(now).getTime() + SMS_HOURS.fromHour * HOUR_MS;
  const isBefore = now.getTime() < morning;
  return new Date(isBefore ? morning : morning + 24 * HOUR_MS);
}
