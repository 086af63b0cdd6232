import { ANSWER_SECONDS } from '@nukkad/contract';
import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import { pageFetch } from '../page-fetch.ts';
import { SITEMAP_SIZE, type SitemapName } from './sitemap-name.ts';
import type { Location } from './sitemap-xml.ts';

interface Entry {
  readonly link: string;
  readonly lastmod: string;
}
interface Part {
  readonly entries: readonly Entry[];
  readonly next: string | null;
}

/** Where the entries come from, and the site whose pages they are. */
export interface Source {
  readonly apiOrigin: string;
  readonly publicOrigin: string;
  /** Who asks, for the API's limits. */
  readonly clientAddress: string;
}

/** Pages that are always there; the blog's own has its posts, the legal texts say their day themselves. */
const STATIC = ['/', '/joblist', '/blog', '/faq', '/privacypolicy', '/terms'];

/** The address of each kind's page, before what its entries add. */
const PAGES = {
  cities: '/jobs-in/',
  works: '/jobs-in/',
  blog: '/blogdetail?',
  companies: '/companyprofile?',
  jobs: '/jobs?',
};
/** Their links are paths of two segments at most; the others are the value of a query. */
const IN_PATH = ['cities', 'works'];
const API_KINDS = {
  cities: 'cities',
  works: 'works',
  blog: 'posts',
  companies: 'companies',
  jobs: 'jobs',
} as const;

/** There is none of this name, though one could be called so. */
export class NoSuchSitemap extends Error {}

/** Asks the API's sitemap routes; throws where it has no answer. */
export async function askApi<T>({ apiOrigin, clientAddress }: Source, path: string): Promise<T> {
  const answer = await pageFetch(ANSWER_SECONDS * 1000)(`${apiOrigin}/sitemap/${path}`, {
    headers: { 'x-forwarded-for': clientAddress },
  });
  if (answer.status === 400) throw new NoSuchSitemap();
  if (!answer.ok) throw new Error(`The API answers ${answer.status} for /sitemap/${path}`);
  return (await answer.json()) as T;
}

function queryOf(name: SitemapName, after: string | null): string {
  const query = new URLSearchParams();
  if (name.kind === 'jobs') query.set('day', name.day);
  if (IN_PATH.includes(name.kind)) query.set('lang', name.language);
  if (after) query.set('after', after);
  else if ('number' in name) query.set('skip', String((name.number - 1) * SITEMAP_SIZE));
  return query.toString();
}

/** The pages of one sitemap as the API hands them out, no more than one may hold. */
export async function* locationsOf(source: Source, name: SitemapName): AsyncGenerator<readonly Location[]> {
  const addressOf = (path: string) => source.publicOrigin + pathInLanguage(path, name.language);
  if (name.kind === 'pages') {
    yield STATIC.map((path) => ({ address: addressOf(path) }));
    return;
  }
  let room = SITEMAP_SIZE;
  let after: string | null = null;
  do {
    const part: Part = await askApi<Part>(source, `${API_KINDS[name.kind]}?${queryOf(name, after)}`);
    // A number or a day beyond those that the index names.
    if ('number' in name && after === null && part.entries.length === 0) throw new NoSuchSitemap();
    yield part.entries.slice(0, room).map(({ link, lastmod }) => ({
      address: addressOf(
        PAGES[name.kind] + (IN_PATH.includes(name.kind) ? encodeURI(link) : encodeURIComponent(link)),
      ),
      lastmod,
    }));
    room -= part.entries.length;
    after = part.next;
  } while (after !== null && room > 0);
}
