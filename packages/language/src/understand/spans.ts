/** What a stretch of words of a query means. `from` and `to` count words, `to` stands behind the last. */
export interface NumberSpan {
  readonly from: number;
  readonly to: number;
  readonly kind: 'PAY' | 'YEARS';
  /** Rupees a month, or years: both ends inclusive. */
  readonly range: readonly [number, number];
}
