// @vitest-environment happy-dom
import { map as leafletMap } from 'leaflet';
import { expect, it, onTestFinished, vi } from 'vitest';
import { addGround } from './ground-layer.ts';

const FILE = { url: 'https://files.example.in/india.pmtiles', attribution: '© OpenStreetMap' };

function openMap(answer: () => Promise<Response>) {
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

it('draws its own ground at once where none is configured', () => {
  const { map, asked, isDrawn } = openMap(async () => new Response());
  addGround(map, null, 'hi');
  expect(isDrawn()).toBe(true);
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  ['is not there', async () => new Response('', { status: 404 })],
  ['comes whole, from a server without ranges', async () => new Response('PMTiles', { status: 200 })],
  ['is something else', async () => new Response('<html><', { status: 206 })],
  ['cannot be reached', async () => Promise.reject(new TypeError('offline'))],
])('draws its own ground where the file of tiles %s', async (_, answer) => {
  const { map, asked, isDrawn } = openMap(answer);
  addGround(map, FILE, 'hi');
  expect(isDrawn()).toBe(false);
  await vi.waitFor(() => expect(isDrawn()).toBe(true), 10_000);
  expect(asked).toHaveBeenCalledExactlyOnceWith(FILE.url, { headers: { range: 'bytes=0-6' } });
});

it('draws the file’s roads and no names of places but the map’s own', async () => {
  const { map, isDrawn } = openMap(async () => new Response('PMTiles', { status: 206 }));
  const layers: { labelRules?: { dataLayer: string }[]; options: { attribution?: string } }[] = [];
  map.on('layeradd', ({ layer }) => layers.push(layer as never));
  addGround(map, FILE, 'hi');
  await vi.waitFor(() => expect(layers).toHaveLength(1), 10_000);
  expect(new Set(layers[0]?.labelRules?.map(({ dataLayer }) => dataLayer))).toEqual(new Set(['roads']));
  expect(layers[0]?.options.attribution).toBe(FILE.attribution);
  expect(isDrawn()).toBe(false);
});
