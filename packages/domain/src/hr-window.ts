import { indiaHour } from './india-day.ts';

export interface HrWindow {
  /** Hours of Asia/Kolkata, 0–24: from inclusive, to exclusive. */
  readonly fromHour: number;
  readonly toHour: number;
}

/** Whether HR may be called at a moment; a window that ends before it begins runs over midnight. */
export function isHrOpen(window: HrWindow, moment: Date): boolean {
  const hour = indiaHour(moment);
  if (window.fromHour <= window.toHour) return hour >= window.fromHour && hour < window.toHour;
  return hour >= window.fromHour || hour < window.toHour;
}
