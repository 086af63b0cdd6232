import { CRS, latLng, map as leafletMap } from 'leaflet';
import type { View } from 'protomaps-leaflet';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type SampleTile, writePmtiles } from '../testing/write-pmtiles.ts';
import { addGround } from './ground-layer.ts';

const PUNE: [number, number] = [18.52, 73.85];
const TILE_PIXELS = 256;
const FILE = { url: 'https://files.example.in/india.pmtiles', attribution: '© OpenStreetMap' };

function openMap(answer: typeof fetch) {
  const asked = vi.fn(answer);
  vi.stubGlobal('fetch', asked);
  const element = document.createElement('div');
  document.body.append(element);
  const map = leafletMap(element, { center: [18.5, 73.8], zoom: 10 });
  onTestFinished(() => {
    map.remove();
    element.remove();
    vi.unstubAllGlobals();
  });
  const isDrawn = () => element.classList.contains('map-canvas--drawn');
  return { map, asked, isDrawn };
}

it('draws land and sea at once if no tiles are configured', () => {
  const { map, asked, isDrawn } = openMap(async () => new Response());
  addGround(map, null, 'hi');
  expect(isDrawn()).toBe(true);
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  [11, true],
  [12, true],
  [13, false],
  [18, false],
])('at zoom level %d the drawn coastline is shown: %s', (zoom, isShown) => {
  const { map } = openMap(async () => new Response());
  addGround(map, null, 'hi');
  map.setZoom(zoom, { animate: false });
  expect(map.getContainer().classList.contains('map-canvas--near')).toBe(!isShown);
});

it.each([
  ['is not there', async () => new Response('', { status: 404 })],
  ['comes whole, from a server without ranges', async () => new Response('PMTiles', { status: 200 })],
  ['is something else', async () => new Response('<html><', { status: 206 })],
  ['cannot be reached', async () => Promise.reject(new TypeError('offline'))],
])('draws land and sea if the file of tiles %s', async (_, answer) => {
  const { map, asked, isDrawn } = openMap(answer);
  addGround(map, FILE, 'hi');
  expect(isDrawn()).toBe(false);
  await vi.waitFor(() => expect(isDrawn()).toBe(true), 10_000);
  expect(asked).toHaveBeenCalledExactlyOnceWith(FILE.url, { headers: { range: 'bytes=0-126' } });
});

interface DrawnLayer {
  readonly labelRules?: readonly { readonly dataLayer: string }[];
  readonly options: { readonly attribution?: string };
  readonly views: ReadonlyMap<string, View>;
}

/** Returns the file's tile that contains the test's point, with a road across it. */
function tileAt(z: number): SampleTile {
  const { x, y } = CRS.EPSG3857.latLngToPoint(latLng(PUNE), z).divideBy(TILE_PIXELS).floor();
  const names = { name: 'Karve Road', 'name:hi': 'कर्वे रोड' };
  return {
    z,
    x,
    y,
    roads: [
      {
        kind: 'major_road',
        names,
        points: [
          [0, 2000],
          [4096, 2100],
        ],
      },
    ],
  };
}

/** Serves byte ranges of one file, as an object store does. */
function serve(file: Buffer<ArrayBuffer>) {
  return async (_url: unknown, init?: RequestInit) => {
    const [from = 0, to = 0] =
      /(\d+)-(\d+)/
        .exec(new Headers(init?.headers).get('range') ?? '')
        ?.slice(1)
        .map(Number) ?? [];
    return new Response(file.subarray(from, to + 1), { status: 206 });
  };
}

it('draws the roads of the file at every zoom level, and no place names of the file', async () => {
  const { map, isDrawn } = openMap(serve(writePmtiles([12, 13].map(tileAt))));
  const layers: DrawnLayer[] = [];
  map.on('layeradd', ({ layer }) => layers.push(layer as never));
  addGround(map, FILE, 'hi');
  await vi.waitFor(() => expect(layers).toHaveLength(1), 10_000);
  const [layer] = layers;
  expect(new Set(layer?.labelRules?.map(({ dataLayer }) => dataLayer))).toEqual(new Set(['roads']));
  expect(layer?.options.attribution).toBe(FILE.attribution);
  expect(isDrawn()).toBe(false);
  // The library draws a tile from the data of the next lower zoom level, or of the file's highest one.
  for (const zoom of [13, 14, 15, 17]) {
    const { x, y } = tileAt(zoom);
    const { data } = (await layer?.views.get('')?.getDisplayTile({ z: zoom, x, y })) ?? {};
    const roads = data?.get('roads')?.map(({ props }) => [props.kind, props['name:hi']]);
    expect(roads, `zoom ${zoom}`).toEqual([['major_road', 'कर्वे रोड']]);
  }
});
