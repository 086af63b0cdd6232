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

/** Returns by how much the series grew in its second half, by regression. */
export function secondHalfGrowth(values: readonly number[]): number {
  const half = values.slice(Math.floor(values.length / 2));
  return slopeOf(half) * (half.length - 1);
}
