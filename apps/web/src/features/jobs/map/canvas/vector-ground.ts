import * as leaflet from 'leaflet';
import { leafletLayer } from 'protomaps-leaflet';
import type { Tiles } from './ground-layer.ts';

/** What a file of map tiles begins with. */
const MAGIC = 'PMTiles';
/** The names of places are ours, in the reader's language and clear of the tags; the file's are those of roads. */
const NAMED_LAYER = 'roads';

/** Reads the first bytes by a range, as every tile will be: a server that knows no ranges would send the whole file. */
async function assertTileFile(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { range: `bytes=0-${MAGIC.length - 1}` } });
  if (answer.status !== 206) throw new Error(`The map's file answers ${answer.status}, not a range`);
  if ((await answer.text()) !== MAGIC) throw new Error('The map’s file holds no PMTiles');
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
  await assertTileFile(url);
  // The library takes Leaflet from where a script tag would have put it.
  Object.assign(window, { L: leaflet });
  const flavor = isDark(map.getContainer()) ? 'dark' : 'light';
  const layer = leafletLayer({ url, attribution, flavor, lang: language });
  const named = layer.labelRules.filter(({ dataLayer }) => dataLayer === NAMED_LAYER);
  layer.labelRules.splice(0, layer.labelRules.length, ...named);
  (layer as unknown as leaflet.Layer).addTo(map);
}
