import type { WebConfig } from '../config.ts';
import { escapeXml } from '../sitemap/sitemap-xml.ts';

const TITLE = '<title>';

/** Returns a page with settings of the site in its head: the number for callers, and the background of maps. */
export function withPageSettings(
  page: string,
  {
    support,
    mapTileUrl,
    mapAttribution,
  }: Pick<WebConfig['site'], 'support' | 'mapTileUrl' | 'mapAttribution'>,
): string {
  const metas: string[] = [];
  if (support.phone !== null) metas.push(`<meta name="support-phone" content="${escapeXml(support.phone)}">`);
  if (mapTileUrl !== null) {
    const credit = escapeXml(mapAttribution ?? '');
    metas.push(`<meta name="map-tiles" content="${escapeXml(mapTileUrl)}" data-attribution="${credit}">`);
  }
  return page.replace(TITLE, () => metas.join('') + TITLE);
}
