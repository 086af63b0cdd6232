import { DEFAULT_LANGUAGE, LANGUAGES } from '@nukkad/contract';
import { AppError, invalidField } from '@nukkad/core/errors/app-error.ts';
import { listCompanyEntries, listJobEntries } from '@nukkad/core/sitemap/list-entries.ts';
import { listCityEntries, listPostEntries } from '@nukkad/core/sitemap/list-places-and-posts.ts';
import { listWorkEntries } from '@nukkad/core/sitemap/list-works.ts';
import { readOutline } from '@nukkad/core/sitemap/read-outline.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { ApiModule } from '../../mount/route-binding.ts';

const CACHE = 'public, max-age=300';
/**
 * Schema of a date (YYYY-MM-DD) from 2000 on. Earlier ones are refused, because PostgreSQL has no year 0 and no job
 * is that old.
 */
const day = z.iso.date().refine((text) => text >= '2000-01-01', 'before the first day there can be');
const query = z.object({
  day: day.optional(),
  after: z.string().max(200).optional(),
  lang: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
  skip: z.coerce.number().int().min(0).max(10_000_000).default(0),
});
type Query = z.infer<typeof query>;

function readQuery(given: unknown): Query {
  const parsed = query.safeParse(given);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new AppError('VALIDATION_FAILED', { issues });
}

function jobPart({ container }: FastifyInstance, { day, ...start }: Query) {
  if (day === undefined) throw invalidField('day', 'is needed, as YYYY-MM-DD');
  return listJobEntries(container.database, day, start);
}

/**
 * Internal routes for the web server, which builds the sitemaps from them. They are not part of the contract with clients.
 *
 * `GET /sitemap/outline` → `{jobDays: [{day, count}], companies, works}`;
 * `GET /sitemap/jobs?day=&after=&skip=`, `/sitemap/companies?after=&skip=`, `/sitemap/works?lang=&after=&skip=`,
 * `/sitemap/cities?lang=`, `/sitemap/posts` → `{entries: [{link, lastmod}], next}`, at most 2,000 entries; `next` is
 * the `after` of the part that follows. Lists have an address of their own in each language (`lang`, English by default).
 */
function mountSitemap(app: FastifyInstance): void {
  const { container } = app;
  const parts: Record<string, (asked: Query) => Promise<unknown>> = {
    outline: () => readOutline(container.database),
    jobs: (asked) => jobPart(app, asked),
    companies: (asked) => listCompanyEntries(container.database, asked),
    works: ({ lang, ...start }) => listWorkEntries(container.database, { ...start, language: lang }),
    cities: ({ lang }) => listCityEntries(container, lang),
    posts: () => listPostEntries(container),
  };
  for (const [name, answer] of Object.entries(parts)) {
    app.get(`/sitemap/${name}`, async (request, reply) => {
      const part = await answer(readQuery(request.query));
      return reply.header('cache-control', CACHE).send(part);
    });
  }
}

export const sitemapModule: ApiModule = { name: 'sitemap', routes: [], setUp: mountSitemap };
