import type { BlogPost } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { SectionTitle } from '@nukkad/ui';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pictureUrl } from '../../lib/files/picture-url.ts';
import { usePageAddress } from '../../lib/language/use-page-address.ts';
import { ArticleText } from '../../lib/page/article-text.tsx';
import { ShareMenu } from '../../lib/share/share-menu.tsx';
import { postAddress } from '../blog/post-address.ts';
import { PostHead } from './post-head.tsx';

/** The content of a post: picture, title, date, text and share buttons. */
export function PostText({ post }: { readonly post: BlogPost }) {
  const t = useT('reading');
  const format = useFormat();
  const pageAddress = usePageAddress();
  return (
    <article className="blog-post__article">
      <PostHead post={post} />
      <Link className="blog-post__back" to="/blog">
        <ArrowLeft aria-hidden size={20} /> {t('allPosts')}
      </Link>
      <img className="blog-post__picture" src={pictureUrl(post.image)} alt="" width={640} height={400} />
      <SectionTitle level={1} size="xl">
        {post.title}
      </SectionTitle>
      <div className="blog-post__facts">
        <time dateTime={post.publishedAt}>{t('postedOn', { date: format.date(post.publishedAt) })}</time>
        <ShareMenu label={t('sharePost')} title={post.title} url={pageAddress(postAddress(post))} />
      </div>
      <ArticleText html={post.body} />
    </article>
  );
}
