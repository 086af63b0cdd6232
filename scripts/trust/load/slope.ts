/** Returns the growth per sample of a series, by linear regression. */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let above = 0;
  let below = 0;
  for (const [at, value] of values.entries()) {
    above += (at - middle) * (value - mean);
    below += (at - middle) ** 2;
  }
  return below === 0 ? 0 : above / below;
}

/**
 * Returns by what share of its mean the series grew in its last two thirds, by regression. The first third is the time
 * in which caches fill.
 */
export function growthRatio(values: readonly number[]): number {
  const late = values.slice(Math.floor(values.length / 3));
  const mean = late.reduce((sum, value) => sum + value, 0) / late.length;
  return (slopeOf(late) * (late.length - 1)) / mean;
}
