import { indiaHour } from './india-day.ts';

export interface HrWindow {
  /** Hours in Asia/Kolkata, 0–24: from (inclusive) to (exclusive). */
  readonly fromHour: number;
  readonly toHour: number;
}

/** Whether HR may be called at a moment. A window that ends before it starts spans midnight. */
export function isHrOpen(window: HrWindow, moment: Date): boolean {
  const hour = indiaHour(moment);
  if (window.fromHour <= window.toHour) return hour >= window.fromHour && hour < window.toHour;
  return hour >= window.fromHour || hour < window.toHour;
}
