import type { Map as LeafletMap } from 'leaflet';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

const drawn = vi.hoisted(() => ({ options: [] as unknown[], labels: [] as { dataLayer: string }[] }));
const TILES = { url: 'https://files.test/india.pmtiles', attribution: '© Somebody' };

vi.mock('protomaps-leaflet', () => ({
  leafletLayer: (options: unknown) => {
    drawn.options.push(options);
    drawn.labels = [{ dataLayer: 'places' }, { dataLayer: 'roads' }, { dataLayer: 'water' }];
    return { labelRules: drawn.labels, addTo: () => undefined };
  },
}));

// Other test files of this process use the real library.
vi.resetModules();
const { addVectorGround } = await import('./vector-ground.ts');
afterAll(() => vi.resetModules());

/** The first bytes of a PMTiles file whose highest zoom level is 13. */
function head(magic = 'PMTiles'): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(127);
  bytes.set(new TextEncoder().encode(magic));
  bytes[101] = 13;
  return bytes;
}

const serve = (status: number, body = head()) =>
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(body, { status })));

const add = (language: string, flavor = '') => {
  const container = document.createElement('div');
  container.style.setProperty('--map-flavor', flavor);
  document.body.replaceChildren(container);
  return addVectorGround({ getContainer: () => container } as unknown as LeafletMap, TILES, language);
};

beforeEach(() => {
  drawn.options = [];
});
afterEach(() => vi.unstubAllGlobals());

it.each(['en', 'hi', 'mr'])(
  'labels only roads, in %s, up to the zoom level of the file',
  async (language) => {
    serve(206);
    await add(language);
    expect(drawn.options).toEqual([{ ...TILES, flavor: 'light', lang: language, maxDataZoom: 13 }]);
    expect(drawn.labels).toEqual([{ dataLayer: 'roads' }]);
    expect(fetch).toHaveBeenCalledWith(TILES.url, { headers: { range: 'bytes=0-126' } });
  },
);

it('is dark on a dark page', async () => {
  serve(206);
  await add('en', 'dark');
  expect(drawn.options).toMatchObject([{ flavor: 'dark' }]);
});

it.each([
  ['a server that sends the whole file', 200, head(), 'answers 200, not a range'],
  ['another file', 206, head('PNGdata'), 'holds no PMTiles'],
  ['a file that is too short', 206, head().slice(0, 101), 'holds no PMTiles'],
])('rejects %s', async (_, status, body, message) => {
  serve(status, body);
  await expect(add('en')).rejects.toThrow(message);
  expect(drawn.options).toEqual([]);
});
