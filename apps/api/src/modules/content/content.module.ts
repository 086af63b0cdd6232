import { routes } from '@nukkad/contract';
import { listBlogPosts, readBlogPost } from '@nukkad/core/content/list-blog-posts.ts';
import { listFaqs } from '@nukkad/core/content/list-faqs.ts';
import { listShortPosts } from '@nukkad/core/content/list-short-posts.ts';
import { listInterviewTips, listVideoTips } from '@nukkad/core/content/list-tips.ts';
import { readLegalText } from '@nukkad/core/content/read-legal-text.ts';
import { type ApiModule, forAnyone, forSeeker } from '../../mount/route-binding.ts';

/** Routes of legal texts, FAQ, tips and posts. */
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
