import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { SectionTitle } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { blogListQuery } from '../../features/reading/reading-queries.ts';
import { useServices } from '../../lib/services.ts';
import { PostCard } from '../blog/post-card.tsx';
import '../blog/blog.css';

const SHOWN = 2;

/** Links to the newest other posts. Renders nothing if they failed to load. */
export function MorePosts({ exceptId }: { readonly exceptId: string }) {
  const t = useT('reading');
  const { data } = useQuery(blogListQuery(useServices(), useLanguage()));
  const posts = (data?.posts ?? []).filter((post) => post.id !== exceptId).slice(0, SHOWN);
  if (posts.length === 0) return null;
  return (
    <section className="blog-post__more" aria-labelledby="more-posts">
      <SectionTitle id="more-posts">{t('nextPosts')}</SectionTitle>
      <ul className="post-list">
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
