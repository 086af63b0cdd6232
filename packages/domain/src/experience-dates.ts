import { indiaDay, readDay } from './india-day.ts';

export interface WorkPeriod {
  readonly startDay: string;
  /** Last day of the job; null if the seeker still works there. */
  readonly endDay: string | null;
}

export type WorkPeriodProblem =
  | 'START_MISSING'
  | 'END_MISSING'
  | 'UNREADABLE'
  | 'IN_FUTURE'
  | 'END_BEFORE_START';

/**
 * Parses the period of a job as typed. The start is required. The end is required unless currently working, in which
 * case it is ignored; it must not be before the start or after today (in India).
 */
export function readWorkPeriod(
  typed: { start: string | undefined; end: string | undefined; isCurrent: boolean },
  now: Date,
): WorkPeriod | WorkPeriodProblem {
  const today = indiaDay(now);
  if (!typed.start?.trim()) return 'START_MISSING';
  if (!typed.isCurrent && !typed.end?.trim()) return 'END_MISSING';
  const startDay = readDay(typed.start);
  const endDay = typed.isCurrent ? null : readDay(typed.end ?? '');
  if (!startDay || (!typed.isCurrent && !endDay)) return 'UNREADABLE';
  if (startDay > today || (endDay && endDay > today)) return 'IN_FUTURE';
  if (endDay && endDay < startDay) return 'END_BEFORE_START';
  return { startDay, endDay };
}
