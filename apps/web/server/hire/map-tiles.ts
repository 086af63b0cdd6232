import type { WebConfig } from '../config.ts';
import { escapeXml } from '../sitemap/sitemap-xml.ts';

const TITLE = '<title>';

/** Returns a page with the configured background of maps in its head, where the map reads it. */
export function withMapTiles(
  page: string,
  { mapTileUrl, mapAttribution }: Pick<WebConfig['site'], 'mapTileUrl' | 'mapAttribution'>,
): string {
  if (mapTileUrl === null) return page;
  const url = escapeXml(mapTileUrl);
  const credit = escapeXml(mapAttribution ?? '');
  const meta = `<meta name="map-tiles" content="${url}" data-attribution="${credit}">`;
  return page.replace(TITLE, () => meta + TITLE);
}
