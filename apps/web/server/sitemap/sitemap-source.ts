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

/** Origins of the API that provides the entries and of the site whose pages they are. */
export interface Source {
  readonly apiOrigin: string;
  readonly publicOrigin: string;
  /** IP address for which the API counts these calls in its rate limits. */
  readonly clientAddress: string;
}

/** Paths of the pages that always exist. They have no `lastmod`. */
const STATIC = ['/', '/joblist', '/blog', '/faq', '/privacypolicy', '/terms'];

/** Path prefix of each kind of page. The link of an entry follows it. */
const PAGES = {
  cities: '/jobs-in/',
  works: '/jobs-in/',
  blog: '/blogdetail?',
  companies: '/companyprofile?',
  jobs: '/jobs?',
};
/** Kinds whose links are part of the path. The links of other kinds are in the query. */
const IN_PATH = ['cities', 'works'];
const API_KINDS = {
  cities: 'cities',
  works: 'works',
  blog: 'posts',
  companies: 'companies',
  jobs: 'jobs',
} as const;

/** Thrown if the name is well formed but the API has no such sitemap. */
export class NoSuchSitemap extends Error {}

/** Calls a sitemap route of the API. Throws NoSuchSitemap for 400, and an error for any other failure. */
export async function fetchFromApi<T>({ apiOrigin, clientAddress }: Source, path: string): Promise<T> {
  const response = await pageFetch(ANSWER_SECONDS * 1000)(`${apiOrigin}/sitemap/${path}`, {
    headers: { 'x-forwarded-for': clientAddress },
  });
  if (response.status === 400) throw new NoSuchSitemap();
  if (!response.ok) throw new Error(`The API responds with ${response.status} for /sitemap/${path}`);
  return (await response.json()) as T;
}

function queryOf(name: SitemapName, after: string | null): string {
  const query = new URLSearchParams();
  if (name.kind === 'jobs') query.set('day', name.day);
  if (IN_PATH.includes(name.kind)) query.set('lang', name.language);
  if (after) query.set('after', after);
  else if ('number' in name) query.set('skip', String((name.number - 1) * SITEMAP_SIZE));
  return query.toString();
}

/** Yields the URLs of one sitemap in batches, as the API returns them, up to the maximum size of a sitemap. */
export async function* locationsOf(source: Source, name: SitemapName): AsyncGenerator<readonly Location[]> {
  const addressOf = (path: string) => source.publicOrigin + pathInLanguage(path, name.language);
  if (name.kind === 'pages') {
    yield STATIC.map((path) => ({ address: addressOf(path) }));
    return;
  }
  let room = SITEMAP_SIZE;
  let after: string | null = null;
  do {
    const part: Part = await fetchFromApi<Part>(source, `${API_KINDS[name.kind]}?${queryOf(name, after)}`);
    // The index does not contain this number or day.
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
