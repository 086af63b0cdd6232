import { type Map as LeafletMap, polygon, svg, tileLayer } from 'leaflet';
import { decodeLand } from './decode-land.ts';
import land from './land.json' with { type: 'json' };
import type { Tiles } from './tiles.ts';

/** Highest zoom level for the drawn coastline. Above it, the line is too coarse. */
const COAST_ZOOM_MAX = 12;

const VECTOR_FILE = /\.pmtiles(\?|$)/;

/**
 * Adds the configured map tiles as background. Without tiles, or if the first ones fail to load, draws land and sea
 * instead.
 */
export function addGround(map: LeafletMap, tiles: Tiles | null, language: string): void {
  if (!tiles) {
    drawGround(map);
    return;
  }
  if (VECTOR_FILE.test(tiles.url)) {
    import('./vector-ground.ts')
      .then(({ addVectorGround }) => addVectorGround(map, tiles, language))
      .catch(() => drawGround(map));
    return;
  }
  const layer = tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: 19 }).addTo(map);
  const draw = () => drawGround(map);
  // It is drawn below the tiles, so that tiles that load later cover it.
  layer.once('tileerror', draw).once('tileload', () => layer.off('tileerror', draw));
}

function drawGround(map: LeafletMap): void {
  const pane = 'ground';
  map.createPane(pane).classList.add('map-ground');
  polygon(decodeLand(land), {
    className: 'map-land',
    interactive: false,
    renderer: svg({ padding: 0.3, pane }),
    pane,
  }).addTo(map);
  const follow = () =>
    map.getContainer().classList.toggle('map-canvas--near', map.getZoom() > COAST_ZOOM_MAX);
  map.getContainer().classList.add('map-canvas--drawn');
  map.on('zoomend', follow);
  follow();
}
