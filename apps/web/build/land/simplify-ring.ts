import type { Ring } from './read-land.ts';

/** Returns the distance of a point from the line between two others, in degrees. */
function distanceOff(point: Ring[number], from: Ring[number], to: Ring[number]): number {
  const x = to[0] - from[0];
  const y = to[1] - from[1];
  const length = Math.hypot(x, y);
  if (length === 0) return Math.hypot(point[0] - from[0], point[1] - from[1]);
  return Math.abs(x * (from[1] - point[1]) - (from[0] - point[0]) * y) / length;
}

/** Returns the simplification tolerance at a point, in degrees. */
export type Tolerance = (point: Ring[number]) => number;

/** Removes the points of a ring that are closer to the line between their neighbours than the tolerance (Douglas–Peucker). */
export function simplifyRing(ring: Ring, tolerance: Tolerance): Ring {
  const first = ring[0];
  const last = ring.at(-1);
  if (!first || !last || ring.length < 3) return ring;
  let farthest = 0;
  let at = -1;
  for (const [index, point] of ring.entries()) {
    const off = distanceOff(point, first, last) / tolerance(point);
    if (off > farthest) {
      farthest = off;
      at = index;
    }
  }
  if (farthest <= 1) return [first, last];
  const left = ring.slice(0, at + 1);
  const right = ring.slice(at);
  return [...simplifyRing(left, tolerance), ...simplifyRing(right, tolerance).slice(1)];
}
