async function pageAt(origin: string, path: string): Promise<string> {
  const response = await fetch(origin + path);
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  return response.text();
}

function linkIn(html: string, path: string): string {
  const [, href] = new RegExp(`href="(${path}\\?[^"]+)"`).exec(html) ?? [];
  if (!href) throw new Error(`No link to ${path} is on the page`);
  return href.replaceAll('&amp;', '&');
}

/** Returns a path of each public page, which people can open first from a search engine, link or advertisement. */
export async function publicPaths(origin: string): Promise<string[]> {
  const job = linkIn(await pageAt(origin, '/joblist'), '/jobs');
  const company = linkIn(await pageAt(origin, job), '/companyprofile');
  const companyPage = await pageAt(origin, company);
  return [
    '/',
    '/joblist',
    job,
    company,
    linkIn(companyPage, '/postedjobs'),
    linkIn(companyPage, '/companyreview'),
    '/searchjob',
    '/interviewtips',
    '/blog',
    linkIn(await pageAt(origin, '/blog'), '/blogdetail'),
    '/faq',
    '/privacypolicy',
    '/terms',
    '/register',
    '/selectlanguage',
  ];
}
