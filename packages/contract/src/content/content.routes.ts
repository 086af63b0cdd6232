import { defineRoute } from '../define-route.ts';
import type { PageMeta } from '../shared/shared.domain.ts';
import { metaFromWire, metaToWire, withoutRequest } from '../shared/shared.mapper.ts';
import type { BlogCard, FaqEntry } from './content.domain.ts';
import {
  blogCardFromWire,
  blogCardToWire,
  blogPostFromWire,
  blogPostToWire,
  interviewTipsFromWire,
  interviewTipsToWire,
  legalFromWire,
  legalToWire,
  shortPostsFromWire,
  shortPostsToWire,
  videoTipsFromWire,
  videoTipsToWire,
} from './content.mapper.ts';
import {
  wireBlogList,
  wireBlogPostRequest,
  wireBlogPostResult,
  wireFaqs,
  wireInterviewTips,
  wireLegalText,
  wireShortPosts,
  wireVideoTips,
} from './content.wire.ts';

export const blogList = defineRoute({
  key: 'content.blogList',
  number: 29,
  method: 'GET',
  path: '/jobseeker/getAllBlogPostsForJs',
  kind: 'query',
  auth: 'public',
  subject: 'none',
  envelope: 'object',
  summary: 'Lists the published blog posts, newest first.',
  ...withoutRequest,
  result: wireBlogList,
  refusals: [],
  encodeResult: (output: { posts: readonly BlogCard[]; meta: PageMeta }) => ({
    blogPosts: output.posts.map(blogCardToWire),
    ...metaToWire(output.meta),
  }),
  decodeResult: (wire) => ({
    posts: wire.blogPosts.filter((post) => post.display).map(blogCardFromWire),
    meta: metaFromWire(wire),
  }),
});

export const blogPost = defineRoute({
  key: 'content.blogPost',
  number: 30,
  method: 'POST',
  path: '/jobseeker/getBlogPostById',
  kind: 'query',
  auth: 'public',
  subject: 'none',
  envelope: 'object',
  summary: 'Returns one blog post.',
  request: { body: wireBlogPostRequest },
  result: wireBlogPostResult,
  refusals: ['NOT_FOUND'],
  decodeRequest: ({ body }) => ({ blogId: body.blogId }),
  encodeRequest: (input: { blogId: string }) => ({ body: { loginFrom: 'Web', blogId: input.blogId } }),
  encodeResult: blogPostToWire,
  decodeResult: blogPostFromWire,
});

export const shortPosts = defineRoute({
  key: 'content.shortPosts',
  number: 131,
  method: 'GET',
  path: '/content/shortPosts',
  kind: 'query',
  auth: 'public',
  subject: 'none',
  envelope: 'object',
  summary: 'Lists the newest short posts of the start page, at most 20.',
  ...withoutRequest,
  result: wireShortPosts,
  refusals: [],
  encodeResult: shortPostsToWire,
  decodeResult: shortPostsFromWire,
});

export const interviewTips = defineRoute({
  key: 'content.interviewTips',
  number: 31,
  method: 'GET',
  path: '/jobseeker/getAllIntTips',
  kind: 'query',
  auth: 'seeker',
  subject: 'none',
  envelope: 'object',
  summary: 'Lists interview tips by category.',
  ...withoutRequest,
  result: wireInterviewTips,
  refusals: [],
  encodeResult: interviewTipsToWire,
  decodeResult: interviewTipsFromWire,
});

export const videoTips = defineRoute({
  key: 'content.videoTips',
  number: 32,
  method: 'GET',
  path: '/admin/getVideoTips',
  kind: 'query',
  auth: 'seeker',
  subject: 'none',
  envelope: 'object',
  summary: 'Lists video tips by category, with their captions.',
  ...withoutRequest,
  result: wireVideoTips,
  refusals: [],
  encodeResult: videoTipsToWire,
  decodeResult: videoTipsFromWire,
});

export const faqs = defineRoute({
  key: 'content.faqs',
  number: 33,
  method: 'GET',
  path: '/jobseeker/getFaqs',
  kind: 'query',
  auth: 'public',
  subject: 'none',
  envelope: 'object',
  summary: 'Lists the frequently asked questions with their answers.',
  ...withoutRequest,
  result: wireFaqs,
  refusals: [],
  encodeResult: (output: { faqs: readonly FaqEntry[]; meta: PageMeta }) => ({
    faqs: output.faqs.map((faq) => ({ qId: faq.id, question: faq.question, answer: faq.answer })),
    ...metaToWire(output.meta),
  }),
  decodeResult: (wire) => ({
    faqs: wire.faqs.map((faq) => ({ id: faq.qId, question: faq.question, answer: faq.answer })),
    meta: metaFromWire(wire),
  }),
});

export const privacyPolicy = defineRoute({
  key: 'content.privacyPolicy',
  number: 111,
  method: 'GET',
  path: '/content/privacyPolicy',
  kind: 'query',
  auth: 'public',
  subject: 'none',
  envelope: 'object',
  summary: 'Returns the sections of the privacy policy.',
  ...withoutRequest,
  result: wireLegalText,
  refusals: [],
  encodeResult: legalToWire,
  decodeResult: legalFromWire,
});

export const terms = defineRoute({
  key: 'content.terms',
  number: 112,
  method: 'GET',
  path: '/content/terms',
  kind: 'query',
  auth: 'public',
  subject: 'none',
  envelope: 'object',
  summary: 'Returns the sections of the terms of use.',
  ...withoutRequest,
  result: wireLegalText,
  refusals: [],
  encodeResult: legalToWire,
  decodeResult: legalFromWire,
});
