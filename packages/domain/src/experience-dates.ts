import { indiaDay, readDay } from './india-day.ts';

export interface WorkPeriod {
  readonly startDay: string;
  /** Null while the work goes on. */
  readonly endDay: string | null;
}

export type WorkPeriodProblem =
  | 'START_MISSING'
  | 'END_MISSING'
  | 'UNREADABLE'
  | 'IN_FUTURE'
  | 'END_BEFORE_START';

/**
 * The period of a job as typed: start required; end required unless currently working, not before the start and not
 * after today (in India). A given end is passed over while currently working.
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
