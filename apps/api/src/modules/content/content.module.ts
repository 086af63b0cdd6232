import { routes } from '@nukkad/contract';
import { type ApiModule, forAnyone, forSeeker } from '../../mount/route-binding.ts';
import { listBlogPosts, readBlogPost } from './list-blog-posts.ts';
import { listFaqs } from './list-faqs.ts';
import { listShortPosts } from './list-short-posts.ts';
import { listInterviewTips, listVideoTips } from './list-tips.ts';
import { readLegalText } from './read-legal-text.ts';

/** What there is to read. */
export const contentModule: ApiModule = {
  name: 'content',
  routes: [
    forAnyone(routes.blogList, (_session, _input, { container, language }) =>
      listBlogPosts(container, language),
    ),
    forAnyone(routes.blogPost, (_session, { blogId }, { container, language }) =>
      readBlogPost(container, blogId, language),
    ),
    forAnyone(routes.shortPosts, (_session, _input, { container, language }) =>
      listShortPosts(container, language),
    ),
    forAnyone(routes.faqs, (_session, _input, { container, language }) => listFaqs(container, language)),
    forAnyone(routes.privacyPolicy, (_session, _input, { container, language }) =>
      readLegalText(container, 'privacy-policy', 'privacy', language),
    ),
    forAnyone(routes.terms, (_session, _input, { container, language }) =>
      readLegalText(container, 'terms', 'terms', language),
    ),
    forSeeker(routes.interviewTips, (_session, _input, { container, language }) =>
      listInterviewTips(container, language),
    ),
    forSeeker(routes.videoTips, (_session, _input, { container, language }) =>
      listVideoTips(container, language),
    ),
  ],
};
