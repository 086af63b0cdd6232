import { UsageError } from './command.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i;
/** Offset of Indian time from UTC. Operators type Indian time, although servers run on UTC. */
const INDIA = '+05:30';

/**
 * Parses a date or an ISO 8601 time. It is Indian time unless it has a time zone. Throws UsageError with the option's
 * name.
 */
export function readMoment(text: string, option: string): Date {
  const given = text.trim().replace(' ', 'T');
  const whole = DAY.test(given) ? `${given}T00:00` : given;
  const moment = new Date(ZONE.test(given) ? whole : `${whole}${INDIA}`);
  if (!DAY.test(given.slice(0, 10)) || Number.isNaN(moment.getTime()))
    throw new UsageError(
      `--${option} is a day or a time such as 2026-12-01T11:00 (of India), not "${text.trim()}"`,
    );
  return moment;
}
