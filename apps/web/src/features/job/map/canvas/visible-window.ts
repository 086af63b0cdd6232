import type { Map as LeafletMap } from 'leaflet';
import type { MapWindow } from '../nudge-inside.ts';
import type { Rect } from '../place-labels.ts';

/** Pixels of one rem. */
const rootFontSize = (): number =>
  Number.parseFloat(window.getComputedStyle(document.documentElement).fontSize);

/** Returns the number of pixels at the top or bottom edge of the map that the page covers (`--map-covered-…`, in rem). */
export function coveredPixels(map: LeafletMap, side: 'top' | 'bottom'): number {
  const style = window.getComputedStyle(map.getContainer());
  return (Number.parseFloat(style.getPropertyValue(`--map-covered-${side}`)) || 0) * rootFontSize();
}

/** A sheet that covers more than this share of the map hides it, so that its height says nothing about the view. */
const COVERED_SHARE_MAX = 0.75;

/** Returns the sheet that the page shows over the map; null if there is none. */
export const sheetOver = (map: LeafletMap): Element | null =>
  map.getContainer().closest('[data-map-stage]')?.querySelector('[data-map-sheet]') ?? null;

/**
 * Sets `--map-covered-bottom` of the map to the real height of the sheet, which depends on its cards and the text size. Without a
 * sheet over the map, the value of the page's stylesheet remains.
 */
export function measureSheet(map: LeafletMap): void {
  const container = map.getContainer();
  const sheet = sheetOver(map)?.getBoundingClientRect();
  const view = container.getBoundingClientRect();
  const isOver = sheet !== undefined && sheet.left < view.right && view.left < sheet.right;
  const covered = isOver ? view.bottom - sheet.top : 0;
  container.style.removeProperty('--map-covered-bottom');
  if (covered <= 0 || covered > view.height * COVERED_SHARE_MAX) return;
  container.style.setProperty('--map-covered-bottom', String(covered / rootFontSize()));
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

/** Returns the visible part of the map with its controls, by which markers move. */
export function mapWindow(map: LeafletMap): MapWindow {
  const { x: width, y: height } = map.getSize();
  return { width, height, area: visibleWindow(map), controls: controlRects(map) };
}

/** Converts a rectangle from pixels of the map's container to projected pixels, in which labels are placed. */
export function projectedRect(map: LeafletMap, { left, right, top, bottom }: Rect): Rect {
  const { x = 0, y = 0 } = map.getPixelBounds().min ?? {};
  return { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
}
