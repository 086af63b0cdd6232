import type { ShortPost } from '@nukkad/contract';
import { useFormat, useLanguage, useT } from '@nukkad/i18n/react.ts';
import { LinkButton, SectionTitle, UiLink } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { shortPostsQuery } from '../../features/reading/reading-queries.ts';
import { pictureUrl } from '../../lib/files/picture-url.ts';
import { useSeen } from '../../lib/page/use-seen.ts';
import { useServices } from '../../lib/services.ts';
import { Band } from './band.tsx';

const SHOWN = 4;

/**
 * The site's short posts, newest first, loaded when the section is nearly visible. Nothing is loaded from other sites; they are
 * only linked.
 */
export function Posts() {
  const t = useT('landing');
  const place = useRef<HTMLOListElement>(null);
  const isSeen = useSeen(place);
  const { data } = useQuery({ ...shortPostsQuery(useServices(), useLanguage()), enabled: isSeen });
  const posts = data?.slice(0, SHOWN) ?? [];
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

function Post({ post: { text, image, link, publishedAt } }: { readonly post: ShortPost }) {
  const format = useFormat();
  return (
    <li className="landing-post">
      {image && <img src={pictureUrl(image)} alt="" width={96} height={96} loading="lazy" />}
      <div>
        <time dateTime={publishedAt}>{format.date(publishedAt)}</time>
        <p>{text}</p>
        {link && <PostLink link={link} text={text} />}
      </div>
    </li>
  );
}

/** A link to a page of this site, or to another site in a new tab. The text of the latter contains the site's name. */
function PostLink({ link, text }: { readonly link: string; readonly text: string }) {
  const t = useT('landing');
  if (link.startsWith('/')) {
    return (
      <UiLink href={link} aria-label={t('postMoreOf', { text })}>
        {t('postMore')}
      </UiLink>
    );
  }
  const [, , host = ''] = link.split('/');
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('postElsewhereOf', { host, text })}
    >
      {host}
    </a>
  );
}
