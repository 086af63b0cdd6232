import type { Language, Localized, PageMeta } from '@nukkad/contract';
import type { BlogCard, BlogPost } from '@nukkad/contract/content/content.domain.ts';
import { shownRows } from '@nukkad/telemetry/shown-rows.ts';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { metaOf } from '../shared/page-meta.ts';
import { safeHtml } from '../shared/safe-html.ts';
import { picturePath } from './picture-path.ts';

const DESCRIPTION_LENGTH_MAX = 160;

function inLanguage(text: unknown, language: Language): string {
  return (text as Localized)[language];
}

/** Returns the published posts, newest first. */
export async function listBlogPosts(
  container: Pick<Container, 'database' | 'clock' | 'config'>,
  language: Language,
): Promise<{ posts: BlogCard[]; meta: PageMeta }> {
  const rows = await container.database.prisma.blogPost.findMany({
    where: { isDisplayed: true, publishedAt: { lte: container.clock.now() } },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    take: 200,
  });
  const posts = shownRows('posts', rows, (row) => ({
    id: row.id,
    title: inLanguage(row.title, language),
    summary: safeHtml(inLanguage(row.summary, language)),
    image: picturePath(row.image),
    publishedAt: row.publishedAt.toISOString(),
  }));
  return { posts, meta: metaOf(container.config, 'blog', language) };
}

/** Returns one post. Throws NOT_FOUND if it does not exist or is not published. */
export async function readBlogPost(container: Container, id: string, language: Language): Promise<BlogPost> {
  const row = await container.database.prisma.blogPost.findUnique({ where: { id } });
  if (!row?.isDisplayed || row.publishedAt > container.clock.now()) throw new AppError('NOT_FOUND');
  const title = inLanguage(row.title, language);
  const summary = inLanguage(row.summary, language).replace(/<[^>]*>/g, '');
  const { keywords } = metaOf(container.config, 'blog', language);
  return {
    id: row.id,
    title,
    body: safeHtml(inLanguage(row.body, language)),
    image: picturePath(row.image),
    publishedAt: row.publishedAt.toISOString(),
    meta: {
      title: `${title} | ${container.config.BRAND_NAME}`,
      description: summary.slice(0, DESCRIPTION_LENGTH_MAX),
      keywords,
    },
  };
}
