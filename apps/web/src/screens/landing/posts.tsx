import type { BlogCard } from '@nukkad/contract';
import { useFormat, useLanguage, useT } from '@nukkad/i18n/react.ts';
import { LinkButton, SectionTitle, UiLink } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { blogListQuery } from '../../features/reading/reading-queries.ts';
import { pictureUrl } from '../../lib/files/picture-url.ts';
import { ArticleText } from '../../lib/page/article-text.tsx';
import { useSeen } from '../../lib/page/use-seen.ts';
import { useServices } from '../../lib/services.ts';
import { postAddress } from '../blog/post-address.ts';
import { Band } from './band.tsx';

const SHOWN = 4;

/** Our own latest posts, newest first, asked for when the reader comes near; nothing is loaded from anybody else. */
export function Posts() {
  const t = useT('landing');
  const place = useRef<HTMLOListElement>(null);
  const isSeen = useSeen(place);
  const { data } = useQuery({ ...blogListQuery(useServices(), useLanguage()), enabled: isSeen });
  const posts = data?.posts.slice(0, SHOWN) ?? [];
  if (data && posts.length === 0) return null;
  return (
    <Band titleId="posts">
      <SectionTitle id="posts" size="xl">
        {t('postsTitle')}
      </SectionTitle>
      <ol ref={place} className="landing-posts">
        {posts.map((post) => (
          <Post key={post.id} post={post} />
        ))}
      </ol>
      <LinkButton variant="secondary" href="/blog">
        {t('allPosts')}
      </LinkButton>
    </Band>
  );
}

function Post({ post }: { readonly post: BlogCard }) {
  const format = useFormat();
  return (
    <li className="landing-post">
      <img src={pictureUrl(post.image)} alt="" width={96} height={96} loading="lazy" />
      <div>
        <time dateTime={post.publishedAt}>{format.date(post.publishedAt)}</time>
        <h3>
          <UiLink href={postAddress(post)}>{post.title}</UiLink>
        </h3>
        <ArticleText html={post.summary} />
      </div>
    </li>
  );
}
