import { ApiError } from '@nukkad/contract/api-error.ts';
import type { Namespace } from '@nukkad/i18n';
import { useLanguage } from '@nukkad/i18n/react.ts';
import { SkeletonList } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { blogListQuery, blogPostQuery } from '../../features/reading/reading-queries.ts';
import { languageOf } from '../../lib/language/services-language.ts';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import { notFound } from '../../lib/routing/screen-module.ts';
import { type Services, useServices } from '../../lib/services.ts';
import { postIdOf } from '../blog/post-address.ts';
import { MorePosts } from './more-posts.tsx';
import { PostText } from './post-text.tsx';
import './blog-post.css';

export const namespaces: readonly Namespace[] = ['reading'];

/** Loads the post of the address; responds with 404 if it does not exist. */
export async function load(services: Services, url: URL): Promise<void> {
  const id = postIdOf(url.search);
  if (!id) return notFound('post');
  const { queryClient } = services;
  const language = languageOf(services);
  const others = queryClient.prefetchQuery(blogListQuery(services, language));
  try {
    await queryClient.ensureQueryData(blogPostQuery(services, language, id));
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) notFound('post');
    throw error;
  }
  await others;
}

/** A post, with links to other posts below. */
export function BlogPostScreen() {
  const id = postIdOf(useLocation().search);
  const query = useQuery(blogPostQuery(useServices(), useLanguage(), id));
  return (
    <div className="nk-page nk-page--text blog-post">
      <QueryParts query={query} skeleton={<SkeletonList count={2} label="…" />}>
        {(post) => <PostText post={post} />}
      </QueryParts>
      <MorePosts exceptId={id} />
    </div>
  );
}

export { BlogPostScreen as Screen };
