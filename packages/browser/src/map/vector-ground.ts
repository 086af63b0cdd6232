import * as leaflet from 'leaflet';
import { leafletLayer } from 'protomaps-leaflet';
import type { Tiles } from './tiles.ts';

/** Magic number at the start of a PMTiles file. */
const MAGIC = 'PMTiles';
/**
 * Label rules of the tiles. Only roads are labelled, because `label-layer.ts` draws place names in the reader's
 * language and without overlapping markers.
 */
const NAMED_LAYER = 'roads';

/** Length of the PMTiles header (version 3), and the offset of the highest zoom level in it, in bytes. */
const HEAD_BYTES = 127;
const ZOOM_MAX_AT = 101;

/**
 * Reads the highest zoom level from the file's header. Uses a range request, as all tiles do, and fails if the server
 * ignores ranges, because it would send the whole file.
 */
async function zoomMaxOf(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { range: `bytes=0-${HEAD_BYTES - 1}` } });
  if (answer.status !== 206) throw new Error(`The map's file answers ${answer.status}, not a range`);
  const head = new Uint8Array(await answer.arrayBuffer());
  const isTiles = new TextDecoder().decode(head.subarray(0, MAGIC.length)) === MAGIC;
  const zoomMax = head[ZOOM_MAX_AT];
  if (!isTiles || zoomMax === undefined) throw new Error('The map’s file holds no PMTiles');
  return zoomMax;
}

function isDark(element: HTMLElement): boolean {
  return window.getComputedStyle(element).getPropertyValue('--map-flavor').trim() === 'dark';
}

/**
 * Draws roads, water and parks from a PMTiles file of the Protomaps basemap. The module is a separate chunk, because the
 * library is large.
 */
export async function addVectorGround(
  map: leaflet.Map,
  { url, attribution }: Tiles,
  language: string,
): Promise<void> {
  const zoomMax = await zoomMaxOf(url);
  // The library expects Leaflet as a global variable.
  Object.assign(window, { L: leaflet });
  const flavor = isDark(map.getContainer()) ? 'dark' : 'light';
  // Above the file's highest zoom level, its last tiles are enlarged.
  const layer = leafletLayer({ url, attribution, flavor, lang: language, maxDataZoom: zoomMax });
  const named = layer.labelRules.filter(({ dataLayer }) => dataLayer === NAMED_LAYER);
  layer.labelRules.splice(0, layer.labelRules.length, ...named);
  (layer as unknown as leaflet.Layer).addTo(map);
}
