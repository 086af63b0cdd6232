import type { Language, Localized, ShortPost } from '@nukkad/contract';
import { shownRows } from '@nukkad/telemetry/shown-rows.ts';
import type { Container } from '../container.ts';
import { picturePath } from './picture-path.ts';

const POSTS_MAX = 20;

/** Returns the published short posts, newest first. Posts with a later date are not published yet. */
export async function listShortPosts(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  language: Language,
): Promise<{ posts: ShortPost[] }> {
  const rows = await database.prisma.shortPost.findMany({
    where: { isDisplayed: true, publishedAt: { lte: clock.now() } },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    take: POSTS_MAX,
  });
  const posts = shownRows('posts', rows, (row) => ({
    id: row.id,
    text: (row.text as Localized)[language],
    image: row.image === null ? null : picturePath(row.image),
    link: row.link,
    publishedAt: row.publishedAt.toISOString(),
  }));
  return { posts };
}
