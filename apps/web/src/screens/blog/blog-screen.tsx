import type { Namespace } from '@nukkad/i18n';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { EmptyState, LinkButton, SkeletonList, WorkScene } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { blogListQuery } from '../../features/reading/reading-queries.ts';
import { languageOf } from '../../lib/language/services-language.ts';
import { ReadingPage } from '../../lib/page/reading-page.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { loadRequired } from '../../lib/query/load-required.ts';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import { type Services, useServices } from '../../lib/services.ts';
import { PostCard } from './post-card.tsx';
import './blog.css';

export const namespaces: readonly Namespace[] = ['reading'];

export function load(services: Services): Promise<void> {
  const query = blogListQuery(services, languageOf(services));
  return loadRequired(services, services.queryClient.ensureQueryData(query));
}

/** All posts, newest first. */
export function BlogScreen() {
  const t = useT('reading');
  const nav = useT('nav');
  const query = useQuery(blogListQuery(useServices(), useLanguage()));
  return (
    <ReadingPage title={t('postsTitle')} intro={t('postsIntro')} isWide>
      <QueryParts query={query} skeleton={<SkeletonList count={4} label={t('postsTitle')} />}>
        {({ posts, meta }) => (
          <>
            <PageHead meta={meta} path="/blog" />
            {posts.length === 0 && (
              <EmptyState
                picture={<WorkScene profile="content-writing" />}
                title={t('noPosts')}
                action={<LinkButton href="/joblist">{nav('findJobs')}</LinkButton>}
              />
            )}
            <ul className="post-list">
              {posts.map((post) => (
                <li key={post.id}>
                  <PostCard post={post} />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryParts>
    </ReadingPage>
  );
}

export { BlogScreen as Screen };
