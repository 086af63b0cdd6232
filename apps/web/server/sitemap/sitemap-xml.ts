const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A page, or a sitemap, with the time of its last change where that is known. */
export interface Location {
  readonly address: string;
  readonly lastmod?: string | undefined;
}

/** Text that may stand in XML. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

function element(name: 'url' | 'sitemap', { address, lastmod }: Location): string {
  const changed = lastmod ? `<lastmod>${lastmod}</lastmod>` : '';
  return `<${name}><loc>${escapeXml(address)}</loc>${changed}</${name}>\n`;
}

/** The list of all sitemaps. */
export function sitemapIndex(sitemaps: readonly Location[]): string {
  const lines = sitemaps.map((sitemap) => element('sitemap', sitemap));
  return `${HEAD}<sitemapindex ${SCHEMA}>\n${lines.join('')}</sitemapindex>\n`;
}

/** A sitemap, piece by piece as its pages come. */
export async function* urlSet(parts: AsyncIterable<readonly Location[]>): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${SCHEMA}>\n`;
  for await (const part of parts) yield part.map((page) => element('url', page)).join('');
  yield '</urlset>\n';
}
