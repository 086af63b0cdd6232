/**
 * Returns by how many pixels a marker moves so that the edges of the map do not cut it; 0 if it is completely inside or outside.
 * `x` is its position on the map, `half` half of its width.
 */
export function nudgeInside(x: number, half: number, width: number): number {
  if (x - half < 0 && x + half > 0) return half - x;
  if (x + half > width && x - half < width) return width - half - x;
  return 0;
}

/**
 * Returns by how many pixels a marker moves down or up so that nothing over the map cuts it; null if less than half of it is between
 * `top` and `bottom`, so that it is hidden. A marker that is completely outside of the map does not move.
 * `y` is the marker's lower edge.
 */
export function nudgeBetween(
  y: number,
  height: number,
  { top, bottom, mapHeight }: { readonly top: number; readonly bottom: number; readonly mapHeight: number },
): number | null {
  if (y <= 0 || y - height >= mapHeight) return 0;
  const visible = Math.min(y, bottom) - Math.max(y - height, top);
  if (visible < height / 2) return null;
  return nudgeInside(y - height / 2 - top, height / 2, bottom - top);
}
