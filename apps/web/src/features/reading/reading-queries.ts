import type { Language } from '@nukkad/contract';
import {
  blogList,
  blogPost,
  faqs,
  interviewTips,
  privacyPolicy,
  terms,
  videoTips,
} from '@nukkad/contract/content/content.routes.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services.ts';

type Needed = Pick<Services, 'api'>;
const HOUR_MS = 3_600_000;

/** Editors write these by the week; each language is asked for by itself. */
const common = { staleTime: HOUR_MS, placeholderData: <T>(before: T | undefined) => before };

export function blogListQuery({ api }: Needed, language: Language) {
  return queryOptions({
    ...common,
    queryKey: [blogList.key, language],
    queryFn: ({ signal }) => api.call(blogList, {}, { signal }),
  });
}

/** One post, by the name at the end of its address. */
export function blogPostQuery({ api }: Needed, language: Language, blogId: string) {
  return queryOptions({
    staleTime: HOUR_MS,
    queryKey: [blogPost.key, blogId, language],
    queryFn: ({ signal }) => api.call(blogPost, { blogId }, { signal }),
  });
}

export function faqsQuery({ api }: Needed, language: Language) {
  return queryOptions({
    ...common,
    queryKey: [faqs.key, language],
    queryFn: ({ signal }) => api.call(faqs, {}, { signal }),
  });
}

export function legalQuery({ api }: Needed, language: Language, text: 'privacy' | 'terms') {
  const route = text === 'privacy' ? privacyPolicy : terms;
  return queryOptions({
    ...common,
    queryKey: [route.key, language],
    queryFn: ({ signal }) => api.call(route, {}, { signal }),
  });
}

/** For seekers alone. */
export function interviewTipsQuery({ api }: Needed, language: Language) {
  return queryOptions({
    ...common,
    queryKey: [interviewTips.key, language],
    queryFn: async ({ signal }) => (await api.call(interviewTips, {}, { signal })).categories,
  });
}

/** For seekers alone. */
export function videoTipsQuery({ api }: Needed, language: Language) {
  return queryOptions({
    ...common,
    queryKey: [videoTips.key, language],
    queryFn: async ({ signal }) => (await api.call(videoTips, {}, { signal })).categories,
  });
}
