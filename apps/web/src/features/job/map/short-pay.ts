import type { Pay } from '@nukkad/contract';

/** Formats rupees in thousands: 15000 → "15", 12500 → "12.5". */
function thousands(rupees: number): string {
  return String(Math.round(rupees / 100) / 10);
}

/** Formats pay in thousands of rupees for a marker: "15–20", or "15" without an upper end; null if not stated. */
export function shortPay({ min, max }: Pay): string | null {
  if (min === null) return max === null ? null : thousands(max);
  if (max === null) return thousands(min);
  const from = thousands(min);
  const to = thousands(max);
  return from === to ? from : `${from}–${to}`;
}
