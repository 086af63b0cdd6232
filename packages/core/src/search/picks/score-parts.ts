import { DAY_MS } from '@nukkad/domain/durations.ts';

/** What scores are made of: each part between 0 and 1. */

/** After so many days a job counts half as new. */
const HALF_LIFE_DAYS = 7;
const FAR_KM = 30;

/** 1 at the door, 0 from 30 km on; half way where the distance is not known. */
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

/** The middle of a pay range; null where none is told. */
export function middlePay({ min, max }: PayRange): number | null {
  if (min === null && max === null) return null;
  return ((min ?? max ?? 0) + (max ?? min ?? 0)) / 2;
}

/** How a pay stands against the usual one: 0.5 as usual, 1 from half as much again, 0 from half of it. */
export function payStanding(pay: PayRange, usual: number | null): number {
  const middle = middlePay(pay);
  if (middle === null || usual === null || usual === 0) return 0.4;
  return Math.min(1, Math.max(0, middle / usual - 0.5));
}

/** The middle one of some pays; null of none. */
export function usualPay(pays: readonly PayRange[]): number | null {
  const known = pays.flatMap((pay) => middlePay(pay) ?? []).sort((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? null;
}

const wordsOf = (title: string): Set<string> =>
  new Set(title.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? []);

/** Shared words over all words of two titles. */
export function titleLikeness(a: string, b: string): number {
  const first = wordsOf(a);
  const second = wordsOf(b);
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / Math.max(1, first.size + second.size - shared);
}
