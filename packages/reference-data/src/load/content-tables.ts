import { blogPosts } from '@nukkad/content/blog-posts.ts';
import { faqs } from '@nukkad/content/faqs.ts';
import { interviewTips } from '@nukkad/content/interview-tips.ts';
import { privacyPolicy } from '@nukkad/content/privacy-policy.ts';
import { shortPosts } from '@nukkad/content/short-posts.ts';
import { terms } from '@nukkad/content/terms.ts';
import { videoTips } from '@nukkad/content/video-tips.ts';
import type { TableRows } from './upsert.ts';

const blogPost: TableRows = {
  table: 'blog_post',
  isEditable: true,
  keys: ['id'],
  rows: blogPosts.map(({ slug, title, summary, body, imageKey, publishedAt }) => ({
    id: slug,
    title,
    summary,
    body,
    image: imageKey,
    is_displayed: true,
    published_at: publishedAt,
    updated_at: publishedAt,
  })),
};

const shortPost: TableRows = {
  table: 'short_post',
  isEditable: true,
  keys: ['id'],
  rows: shortPosts.map(({ key, text, imageKey, link, publishedAt }) => ({
    id: key,
    text,
    image: imageKey,
    link,
    is_displayed: true,
    published_at: publishedAt,
  })),
};

const faq: TableRows = {
  table: 'faq',
  isEditable: true,
  keys: ['id'],
  rows: faqs.map(({ key, question, answer }, index) => ({ id: key, question, answer, sort_order: index })),
};

const interviewTipCategory: TableRows = {
  table: 'interview_tip_category',
  isEditable: true,
  keys: ['id'],
  rows: interviewTips.map(({ key, name, tips }, index) => ({ id: key, name, tips, sort_order: index })),
};

const videoTipCategory: TableRows = {
  table: 'video_tip_category',
  isEditable: true,
  keys: ['id'],
  rows: videoTips.map(({ key, name, videos }, index) => ({ id: key, name, videos, sort_order: index })),
};

const page = (key: string, version: string, sections: unknown) => ({
  key,
  version,
  sections,
  updated_at: '2026-11-21T00:00:00Z',
});

/**
 * Type of the column `sections`. It contains the whole content module; for a policy {version, effectiveFrom, title,
 * sections}.
 */
const contentPage: TableRows = {
  table: 'content_page',
  keys: ['key'],
  rows: [page('privacy-policy', privacyPolicy.version, privacyPolicy), page('terms', terms.version, terms)],
};

/** Rows of the tables of editorial content: blog, short posts, FAQ, tips, and the policies. */
export const CONTENT_TABLES: readonly TableRows[] = [
  blogPost,
  shortPost,
  faq,
  interviewTipCategory,
  videoTipCategory,
  contentPage,
];
