import * as leaflet from 'leaflet';
import { leafletLayer } from 'protomaps-leaflet';
import type { Tiles } from './tiles.ts';

/** What a file of map tiles begins with. */
const MAGIC = 'PMTiles';
/** The names of places are ours, in the reader's language and clear of the tags; the file's are those of roads. */
const NAMED_LAYER = 'roads';

/** The head of a file (PMTiles, version 3), and where in it the closest zoom stands that there are tiles of. */
const HEAD_BYTES = 127;
const ZOOM_MAX_AT = 101;

/**
 * The closest zoom of the file. Its head is read by a range, as every tile will be: a server that knows no ranges would
 * send the whole file.
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

/** Roads, water and green of a PMTiles file of the Protomaps basemap, drawn here; a piece of its own with its weight of code. */
export async function addVectorGround(
  map: leaflet.Map,
  { url, attribution }: Tiles,
  language: string,
): Promise<void> {
  const zoomMax = await zoomMaxOf(url);
  // The library takes Leaflet from where a script tag would have put it.
  Object.assign(window, { L: leaflet });
  const flavor = isDark(map.getContainer()) ? 'dark' : 'light';
  // Closer than the file goes, its last tiles are drawn larger.
  const layer = leafletLayer({ url, attribution, flavor, lang: language, maxDataZoom: zoomMax });
  const named = layer.labelRules.filter(({ dataLayer }) => dataLayer === NAMED_LAYER);
  layer.labelRules.splice(0, layer.labelRules.length, ...named);
  (layer as unknown as leaflet.Layer).addTo(map);
}
