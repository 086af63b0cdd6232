import type { WebConfig } from '../config.ts';

const TITLE = '<title>';

/** Escapes a text for an attribute in double quotes. */
const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Returns a page with the configured background of maps in its head, where the map reads it. */
export function withMapTiles(
  page: string,
  { mapTileUrl, mapAttribution }: Pick<WebConfig['site'], 'mapTileUrl' | 'mapAttribution'>,
): string {
  if (mapTileUrl === null) return page;
  const url = attribute(mapTileUrl);
  const credit = attribute(mapAttribution ?? '');
  const meta = `<meta name="map-tiles" content="${url}" data-attribution="${credit}">`;
  return page.replace(TITLE, () => meta + TITLE);
}
