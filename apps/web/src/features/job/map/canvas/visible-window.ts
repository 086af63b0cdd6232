import type { Map as LeafletMap } from 'leaflet';
import type { Rect } from '../place-labels.ts';

/** Returns the number of pixels at the top or bottom edge of the map that the page covers (`--map-covered-…`). */
export function coveredPixels(map: LeafletMap, side: 'top' | 'bottom'): number {
  const style = window.getComputedStyle(map.getContainer());
  return Number.parseFloat(style.getPropertyValue(`--map-covered-${side}`)) || 0;
}

/** Returns the part of the map that nothing covers, in pixels from the map's top left corner. */
export function visibleWindow(map: LeafletMap): Rect {
  const { x, y } = map.getSize();
  return { left: 0, right: x, top: coveredPixels(map, 'top'), bottom: y - coveredPixels(map, 'bottom') };
}

/** Returns the rectangles of the map's own controls (zoom, attribution), in pixels from the map's top left corner. */
export function controlRects(map: LeafletMap): readonly Rect[] {
  const from = map.getContainer().getBoundingClientRect();
  const controls = [...map.getContainer().querySelectorAll('.leaflet-control')];
  return controls.map((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return {
      left: left - from.left,
      right: right - from.left,
      top: top - from.top,
      bottom: bottom - from.top,
    };
  });
}

/** Converts a rectangle from pixels of the map's container to projected pixels, in which labels are placed. */
export function projectedRect(map: LeafletMap, { left, right, top, bottom }: Rect): Rect {
  const { x = 0, y = 0 } = map.getPixelBounds().min ?? {};
  return { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
}
