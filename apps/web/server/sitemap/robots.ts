/**
 * What crawlers may fetch: pages, and the pictures in them. Personal pages are not forbidden here, since a crawler that
 * may not fetch a page never reads that it is not to be listed.
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
