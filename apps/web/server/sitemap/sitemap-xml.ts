const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** URL of a page or a sitemap, with the time of its last change if it is known. */
export interface Location {
  readonly address: string;
  readonly lastmod?: string | undefined;
}

/** Escapes a text for XML or HTML. */
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

/** Writes the sitemap index. */
export function sitemapIndex(sitemaps: readonly Location[]): string {
  const lines = sitemaps.map((sitemap) => element('sitemap', sitemap));
  return `${HEAD}<sitemapindex ${SCHEMA}>\n${lines.join('')}</sitemapindex>\n`;
}

/** Yields the XML of a sitemap in chunks, as its pages arrive. */
export async function* urlSet(parts: AsyncIterable<readonly Location[]>): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${SCHEMA}>\n`;
  for await (const part of parts) yield part.map((page) => element('url', page)).join('');
  yield '</urlset>\n';
}
