/**
 * Returns robots.txt, which lets crawlers fetch pages and their pictures. Personal pages are not listed here: crawlers must be able
 * to fetch a page to read its `noindex`.
 */
export function robotsText(publicOrigin: string): string {
  return [
    'User-agent: *',
    'Allow: /api/icons/',
    'Allow: /api/jobseeker/getImg/',
    'Disallow: /api/',
    'Disallow: /chat/',
    'Disallow: /language/',
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    '',
  ].join('\n');
}
