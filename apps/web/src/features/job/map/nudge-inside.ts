import type { Rect } from './place-labels.ts';

/**
 * Returns by how many pixels a marker moves so that the edges of the map do not cut it; 0 if it is completely inside or outside.
 * `x` is its position on the map, `half` half of its width. @internal
 */
export function nudgeInside(x: number, half: number, width: number): number {
  if (x - half < 0 && x + half > 0) return half - x;
  if (x + half > width && x - half < width) return width - half - x;
  return 0;
}

/**
 * Returns by how many pixels a marker moves down or up so that nothing over the map cuts it; null if less than half of it is between
 * `top` and `bottom`, so that it is hidden. A marker that is completely outside of the map does not move.
 * `y` is the marker's lower edge. @internal
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

/** Pixels between a marker and the edge of the screen or a control. */
const GAP = 4;

/** By how many pixels a marker moves. */
export interface Nudge {
  readonly across: number;
  readonly down: number;
}

/** The visible part of a map, in pixels from its top left corner. */
export interface MapWindow {
  readonly width: number;
  readonly height: number;
  /** The part that the page does not cover. */
  readonly area: Rect;
  /** The map's own controls: zoom buttons and attribution. */
  readonly controls: readonly Rect[];
}

const moved = ({ left, right, top, bottom }: Rect, { across, down }: Nudge): Rect => ({
  left: left + across,
  right: right + across,
  top: top + down,
  bottom: bottom + down,
});

const isOver = (one: Rect, other: Rect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Returns the shortest way for a marker out of the rectangle of a control. Null if it is longer than the marker, so that the
 * marker would be far from its place.
 */
function nudgeBeside(marker: Rect, control: Rect, area: Rect): Nudge | null {
  if (!isOver(marker, control)) return { across: 0, down: 0 };
  const width = marker.right - marker.left;
  const height = marker.bottom - marker.top;
  const ways = [
    { across: control.left - GAP - marker.right, down: 0 },
    { across: control.right + GAP - marker.left, down: 0 },
    { across: 0, down: control.bottom + GAP - marker.top },
    { across: 0, down: control.top - GAP - marker.bottom },
  ];
  const possible = ways.filter((way) => {
    const { left, right, top, bottom } = moved(marker, way);
    const isInside = left >= area.left && right <= area.right && top >= area.top && bottom <= area.bottom;
    return isInside && Math.abs(way.across) <= width && Math.abs(way.down) <= height;
  });
  const lengthOf = ({ across, down }: Nudge) => Math.abs(across + down);
  return possible.sort((one, other) => lengthOf(one) - lengthOf(other))[0] ?? null;
}

/**
 * Returns how a marker moves so that neither an edge of the map nor a control cuts or covers it; null if most of it is covered,
 * so that it is hidden.
 */
export function nudgeMarker(marker: Rect, { width, height, area, controls }: MapWindow): Nudge | null {
  const { left, right, top, bottom } = marker;
  const across = nudgeInside((left + right) / 2, (right - left) / 2 + GAP, width);
  const limits = { top: area.top, bottom: area.bottom, mapHeight: height };
  const down = nudgeBetween(bottom, bottom - top, limits);
  if (down === null) return null;
  let nudge: Nudge = { across, down };
  for (const control of controls) {
    const aside = nudgeBeside(moved(marker, nudge), control, area);
    if (aside === null) return null;
    nudge = { across: nudge.across + aside.across, down: nudge.down + aside.down };
  }
  return nudge;
}
