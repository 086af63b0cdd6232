import { describe, expect, it } from 'vitest';
import { robotsText } from './robots.ts';
import { fileNameOf, readFileName, SITEMAP_SIZE, sitemapNames } from './sitemap-name.ts';
import { escapeXml, sitemapIndex, urlSet } from './sitemap-xml.ts';

describe('the names of sitemaps', () => {
  it('split jobs by day and number within the size limit', () => {
    const names = sitemapNames({
      jobDays: [
        { day: '2026-11-21', count: SITEMAP_SIZE + 1 },
        { day: '2026-11-20', count: SITEMAP_SIZE },
      ],
      works: SITEMAP_SIZE + 1,
      companies: 1,
    }).map(fileNameOf);
    const inEnglish = [
      'pages.xml',
      'cities.xml',
      'blog.xml',
      'works-1.xml',
      'works-2.xml',
      'jobs-2026-11-21-1.xml',
      'jobs-2026-11-21-2.xml',
      'jobs-2026-11-20-1.xml',
      'companies-1.xml',
    ];
    expect(names).toEqual([
      ...inEnglish,
      ...inEnglish.map((file) => `hi/${file}`),
      ...inEnglish.map((file) => `mr/${file}`),
    ]);
  });

  it('are parsed, and other names are not', () => {
    for (const file of [
      'pages.xml',
      'blog.xml',
      'companies-12.xml',
      'works-2.xml',
      'hi/works-1.xml',
      'companies-99999.xml',
      'hi/pages.xml',
      'mr/jobs-2026-11-21-2.xml',
      'jobs-2026-11-21-2.xml',
      'jobs-2000-01-01-1.xml',
    ]) {
      const name = readFileName(file);
      expect(name && fileNameOf(name)).toBe(file);
    }
    for (const file of [
      'jobs.xml',
      'jobs-2026-11-21.xml',
      'jobs-2026-11-21-0.xml',
      'jobs-0000-99-99-1.xml',
      'jobs-0000-01-01-1.xml',
      'jobs-1999-12-31-1.xml',
      'jobs-2026-02-29-1.xml',
      'jobs-2026-13-01-1.xml',
      'companies-100000.xml',
      'companies-.xml',
      'works.xml',
      'works-0.xml',
      '../a',
      'en/pages.xml',
      'hi/hi/pages.xml',
      'hi/jobs.xml',
      'hi',
      'pages.xml.gz',
    ])
      expect(readFileName(file)).toBeNull();
  });
});

describe('the XML', () => {
  it('is escaped', () => {
    expect(escapeXml(`a&b<c>"d'`)).toBe('a&amp;b&lt;c&gt;&quot;d&apos;');
  });

  it('is an index of sitemaps', () => {
    const text = sitemapIndex([{ address: 'https://nukkad.example/sitemaps/pages.xml' }]);
    expect(text).toContain('<sitemap><loc>https://nukkad.example/sitemaps/pages.xml</loc></sitemap>');
    expect(text.endsWith('</sitemapindex>\n')).toBe(true);
  });

  it('is written in pieces', async () => {
    async function* parts() {
      yield [{ address: 'https://nukkad.example/jobs?a-aB3dE9', lastmod: '2026-11-21T04:30:00.000Z' }];
      yield [{ address: 'https://nukkad.example/jobs?b-aB3dE8' }];
    }
    const pieces: string[] = [];
    for await (const piece of urlSet(parts())) pieces.push(piece);
    expect(pieces).toHaveLength(4);
    expect(pieces[1]).toBe(
      '<url><loc>https://nukkad.example/jobs?a-aB3dE9</loc><lastmod>2026-11-21T04:30:00.000Z</lastmod></url>\n',
    );
    expect(pieces[2]).toBe('<url><loc>https://nukkad.example/jobs?b-aB3dE8</loc></url>\n');
  });
});

it('robots.txt allows pictures of the API, excludes the rest of it, and links the sitemap index', () => {
  expect(robotsText('https://nukkad.example').split('\n')).toEqual([
    'User-agent: *',
    'Allow: /api/icons/',
    'Allow: /api/jobseeker/getImg/',
    'Disallow: /api/',
    'Disallow: /chat/',
    'Disallow: /language/',
    '',
    'Sitemap: https://nukkad.example/sitemap.xml',
    '',
  ]);
});
