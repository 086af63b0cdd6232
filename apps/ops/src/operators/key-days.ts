import { DAY_MS } from '@nukkad/domain/durations.ts';
import { UsageError } from '../command.ts';

/** Validity of an operator's key in days: the default and the maximum. */
const KEY_DAYS_MAX = 365;

/** The option that sets how long a new key is valid. */
export const KEY_DAYS = {
  type: 'string',
  value: 'DAYS',
  help: `how long the key is valid, 1 to ${KEY_DAYS_MAX} days; by default ${KEY_DAYS_MAX}`,
} as const;

/**
 * Returns the time at which a key created `now` expires. Throws UsageError unless `text` is a whole number of days in
 * the allowed range.
 */
export function keyExpiry(text: string | undefined, now: Date): Date {
  const days = text === undefined ? KEY_DAYS_MAX : Number(text);
  if (!Number.isInteger(days) || days < 1 || days > KEY_DAYS_MAX)
    throw new UsageError(`--days is a number of days from 1 to ${KEY_DAYS_MAX}`);
  return new Date(now.getTime() + days * DAY_MS);
}
