async function pageAt(origin: string, path: string): Promise<string> {
  const answer = await fetch(origin + path);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return answer.text();
}

function linkIn(html: string, path: string): string {
  const [, href] = new RegExp(`href="(${path}\\?[^"]+)"`).exec(html) ?? [];
  if (!href) throw new Error(`No link to ${path} is on the page`);
  return href.replaceAll('&amp;', '&');
}

/** One address of each page that anyone may open first: from a search engine, a shared link, an advertisement. */
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
