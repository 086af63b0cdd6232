import { DAY_MS } from '@nukkad/domain/durations.ts';

/** The parts of a score, each between 0 and 1. */

/** Half-life in days of the score for newness. */
const HALF_LIFE_DAYS = 7;
const FAR_KM = 30;

/** Returns the score of a distance: 1 at 0 km, 0 from 30 km, 0.5 if the distance is unknown. */
export function nearness(distanceKm: number | null): number {
  if (distanceKm === null) return 0.5;
  return Math.max(0, 1 - distanceKm / FAR_KM);
}

export function freshness(createdAt: Date, now: Date): number {
  const days = Math.max(0, now.getTime() - createdAt.getTime()) / DAY_MS;
  return 0.5 ** (days / HALF_LIFE_DAYS);
}

export interface PayRange {
  readonly min: number | null;
  readonly max: number | null;
}

/** Returns the middle of a pay range; null if the pay is not stated. */
export function middlePay({ min, max }: PayRange): number | null {
  if (min === null && max === null) return null;
  return ((min ?? max ?? 0) + (max ?? min ?? 0)) / 2;
}

/** Returns the score of a pay compared with the median: 0.5 at the median, 1 from 150 %, 0 from 50 %. */
export function payStanding(pay: PayRange, usual: number | null): number {
  const middle = middlePay(pay);
  if (middle === null || usual === null || usual === 0) return 0.4;
  // One division, so that 1.15 times the usual pay gives exactly 0.65.
  return Math.min(1, Math.max(0, (2 * middle - usual) / (2 * usual)));
}

/** Returns the median of the pays; null for an empty list. */
export function usualPay(pays: readonly PayRange[]): number | null {
  const known = pays.flatMap((pay) => middlePay(pay) ?? []).sort((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? null;
}

const wordsOf = (title: string): Set<string> =>
  new Set(title.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? []);

/** Returns the Jaccard similarity of the words of two titles. */
export function titleLikeness(a: string, b: string): number {
  const first = wordsOf(a);
  const second = wordsOf(b);
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / Math.max(1, first.size + second.size - shared);
}
