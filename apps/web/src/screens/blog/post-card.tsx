import type { BlogCard } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Card, UiLink } from '@nukkad/ui';
import { pictureUrl } from '../../lib/files/picture-url.ts';
import { ArticleText } from '../../lib/page/article-text.tsx';
import { postAddress } from './post-address.ts';

interface PostCardProps {
  readonly post: BlogCard;
  readonly headingLevel?: 2 | 3;
}

/** The card of a post. The whole card is one link. */
export function PostCard({ post, headingLevel = 2 }: PostCardProps) {
  const t = useT('reading');
  const common = useT('common');
  const format = useFormat();
  const Heading = `h${headingLevel}` as const;
  return (
    <Card as="article" className="post-card">
      <img
        className="post-card__picture"
        src={pictureUrl(post.image)}
        alt=""
        width={320}
        height={200}
        loading="lazy"
      />
      <div className="post-card__words">
        <Heading>
          <UiLink href={postAddress(post)}>{post.title}</UiLink>
        </Heading>
        <ArticleText html={post.summary} />
        <p className="post-card__foot">
          <span>{t('postedOn', { date: format.date(post.publishedAt) })}</span>
          <b aria-hidden>{common('readMore')}</b>
        </p>
      </div>
    </Card>
  );
}
