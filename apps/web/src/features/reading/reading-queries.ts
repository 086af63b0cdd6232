import type { Language } from '@nukkad/contract';
import { HOUR_MS } from '@nukkad/domain/durations.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services.ts';

type Needed = Pick<Services, 'api'>;

/**
 * Query options of editors' texts, which change about weekly. During a change of language the old text stays until
 * the new one is loaded.
 */
const common = { staleTime: HOUR_MS, placeholderData: <T>(before: T | undefined) => before };

export function blogListQuery({ api }: Needed, language: Language) {
  return queryOptions({
    ...common,
    queryKey: ['content.blogList', language],
    queryFn: ({ signal }) => api.call('content.blogList', {}, { signal }),
  });
}

/** Fetches the short posts of the home page. */
export function shortPostsQuery({ api }: Needed, language: Language) {
  return queryOptions({
    ...common,
    queryKey: ['content.shortPosts', language],
    queryFn: async ({ signal }) => (await api.call('content.shortPosts', {}, { signal })).posts,
  });
}

/** Fetches a post by the id at the end of its URL. */
export function blogPostQuery({ api }: Needed, language: Language, blogId: string) {
  return queryOptions({
    staleTime: HOUR_MS,
    queryKey: ['content.blogPost', blogId, language],
    queryFn: ({ signal }) => api.call('content.blogPost', { blogId }, { signal }),
  });
}

export function faqsQuery({ api }: Needed, language: Language) {
  return queryOptions({
    ...common,
    queryKey: ['content.faqs', language],
    queryFn: ({ signal }) => api.call('content.faqs', {}, { signal }),
  });
}

export function legalQuery({ api }: Needed, language: Language, text: 'privacy' | 'terms') {
  const key = text === 'privacy' ? 'content.privacyPolicy' : 'content.terms';
  return queryOptions({
    ...common,
    queryKey: [key, language],
    queryFn: ({ signal }) => api.call(key, {}, { signal }),
  });
}

/** Requires a signed-in seeker. */
export function interviewTipsQuery({ api }: Needed, language: Language) {
  return queryOptions({
    ...common,
    queryKey: ['content.interviewTips', language],
    queryFn: async ({ signal }) => (await api.call('content.interviewTips', {}, { signal })).categories,
  });
}

/** Requires a signed-in seeker. */
export function videoTipsQuery({ api }: Needed, language: Language) {
  return queryOptions({
    ...common,
    queryKey: ['content.videoTips', language],
    queryFn: async ({ signal }) => (await api.call('content.videoTips', {}, { signal })).categories,
  });
}
