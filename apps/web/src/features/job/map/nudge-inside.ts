/**
 * Returns by how many pixels a marker moves so that the edges of the map do not cut it; 0 if it is completely inside or outside.
 * `x` is its position on the map, `half` half of its width.
 */
export function nudgeInside(x: number, half: number, width: number): number {
  if (x - half < 0 && x + half > 0) return half - x;
  if (x + half > width && x - half < width) return width - half - x;
  return 0;
}
