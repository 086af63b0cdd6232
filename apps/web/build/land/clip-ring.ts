import type { Ring } from './read-land.ts';

/** A rectangle in degrees: west, south, east, north. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** Returns the part of a ring on one side of a meridian (axis 0) or a parallel (axis 1). */
function clipSide(ring: Ring, axis: 0 | 1, edge: number, side: 1 | -1): Ring {
  const isIn = (point: Ring[number]) => side * (point[axis] - edge) >= 0;
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point;
    const part = (edge - before[axis]) / (point[axis] - before[axis]);
    const crossing = [
      before[0] + part * (point[0] - before[0]),
      before[1] + part * (point[1] - before[1]),
    ] as const;
    const inside = isIn(point) ? [point] : [];
    return isIn(point) === isIn(before) ? inside : [crossing, ...inside];
  });
}

/** Returns the part of a ring within a box (Sutherland–Hodgman), or an empty ring if it lies outside. */
export function clipRing(ring: Ring, [west, south, east, north]: Box): Ring {
  const columns = clipSide(clipSide(ring, 0, west, 1), 0, east, -1);
  return clipSide(clipSide(columns, 1, south, 1), 1, north, -1);
}
