import type { Container } from '@nukkad/core/container.ts';
import { safeHtml } from '@nukkad/core/shared/safe-html.ts';
import { OUTSIDE_VIDEO_ID } from '@nukkad/domain/outside-video.ts';
import * as z from 'zod';
import {
  type FieldValues,
  type ImportContext,
  type ImportKind,
  type Resolver,
  refused,
} from '../import-kind.ts';
import { upsertFaqs, upsertPosts, upsertShortPosts, upsertTips, upsertVideos } from './content.queries.ts';
import { keyText, yesNo } from './shared-fields.ts';
import { countWritten } from './written.ts';

const TYPES = ['post', 'short-post', 'faq', 'tips', 'videos'] as const;
const LANGUAGES = ['En', 'Hi', 'Mr'] as const;

const long = z.string().trim().min(1).max(60_000);
const localized = z.object({ en: long, hi: long, mr: long });
/** Schema of a video's key: the key of a captioned story, or the id of a YouTube video. */
const videoKey = z.union([z.string().regex(OUTSIDE_VIDEO_ID), keyText]);
const picture = z.string().trim().min(1).max(200);
/** Schema of the cards of a category of tips, or of its videos, in the format of `content export`. */
const items = z.union([
  z.array(z.object({ key: keyText, title: localized, points: z.array(localized), imageKey: picture })),
  z.array(z.object({ videoId: videoKey, title: localized, captions: z.array(localized), imageKey: picture })),
]);

const optional = long.optional();
const schema = z.object({
  type: z.enum(TYPES),
  id: z.string().trim().min(1).max(100),
  /**
   * The title of a post, the text of a short post, the question of a FAQ entry, or the name of a category of tips.
   */
  titleEn: long,
  titleHi: long,
  titleMr: long,
  summaryEn: optional,
  summaryHi: optional,
  summaryMr: optional,
  /** HTML text of a post, or the answer of a FAQ entry. */
  bodyEn: optional,
  bodyHi: optional,
  bodyMr: optional,
  image: picture.optional(),
  /** Link of a short post: a path of this site or an https address. */
  link: z.string().trim().min(1).max(500).optional(),
  publishedAt: z
    .string()
    .refine((text) => !Number.isNaN(Date.parse(text)), { error: ({ input }) => `"${input}" is no date` })
    .transform((text) => new Date(text).toISOString())
    .optional(),
  order: z.int().min(0).max(10_000).default(1000),
  items: items.optional(),
  retired: yesNo,
});

type ContentFields = z.infer<typeof schema>;

/** Sanitises HTML. Links stay as the editors wrote them, without `nofollow` and without opening a new tab. */
const editorialHtml = (html: string): string =>
  safeHtml(html).replaceAll(' rel="nofollow noopener noreferrer ugc" target="_blank"', '');

const texts = (values: FieldValues, name: string, clean: (text: string) => string = (text) => text) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language.toLowerCase(), clean(String(values[`${name}${language}`] ?? ''))]),
  );

const spread = (name: string, text: unknown): FieldValues =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      `${name}${language}`,
      (text as Record<string, string>)[language.toLowerCase()],
    ]),
  );

/** The fields that each type requires in addition to its title. */
const NEEDED: Readonly<Record<(typeof TYPES)[number], readonly (keyof ContentFields)[]>> = {
  post: ['summaryEn', 'summaryHi', 'summaryMr', 'bodyEn', 'bodyHi', 'bodyMr', 'image', 'publishedAt'],
  'short-post': ['publishedAt'],
  faq: ['bodyEn', 'bodyHi', 'bodyMr'],
  tips: ['items'],
  videos: ['items'],
};

/** Returns the problem of a category's cards; null if there is none. */
function itemsProblem({ type, items: list = [] }: ContentFields): string | null {
  if (type === 'tips') return list.every((item) => 'points' in item) ? null : 'are videos, not tips';
  if (type !== 'videos') return null;
  if (!list.every((item) => 'captions' in item)) return 'are tips, not videos';
  const empty = list.find(
    ({ captions, videoId }) => captions.length === 0 && !OUTSIDE_VIDEO_ID.test(videoId),
  );
  return empty ? `"${empty.videoId}" has no captions, and is no video of YouTube (11 signs)` : null;
}

const SHORT_TEXT_MAX = 500;
/**
 * Schema of an image: the name of a built-in drawing or of a stored file. URLs of other sites are refused, because
 * every visitor's browser would load from them.
 */
const OWN_PICTURE = /^[A-Za-z0-9][A-Za-z0-9/._-]*$/;
const LINK = /^(\/(?!\/)|https:\/\/[^/\s]+)\S*$/;

/** Returns the problem of a short post with its field; null if there is none. */
function shortPostProblem(row: ContentFields): readonly [field: string, problem: string] | null {
  if (row.type !== 'short-post') return null;
  const long = LANGUAGES.find((language) => row[`title${language}`].length > SHORT_TEXT_MAX);
  if (long) return [`title${long}`, `has more than ${SHORT_TEXT_MAX} characters`];
  if (row.image !== undefined && !OWN_PICTURE.test(row.image))
    return ['image', 'must be a drawing or a stored file of ours'];
  if (row.link !== undefined && !LINK.test(row.link))
    return ['link', 'must begin with / or https:// and have no space'];
  return null;
}

function columnsOf(row: ContentFields): FieldValues {
  const { type, id, image, publishedAt, items: list, order, retired } = row;
  if (type === 'post') {
    const body = texts(row, 'body', editorialHtml);
    const shown = { image, published_at: publishedAt, is_displayed: !retired };
    return { type, id, title: texts(row, 'title'), summary: texts(row, 'summary'), body, ...shown };
  }
  if (type === 'short-post') {
    const shown = { published_at: publishedAt, is_displayed: !retired };
    return { type, id, text: texts(row, 'title'), image, link: row.link, ...shown };
  }
  const common = { type, id, sort_order: order, is_retired: retired };
  if (type === 'faq')
    return { ...common, question: texts(row, 'title'), answer: texts(row, 'body', editorialHtml) };
  return { ...common, name: texts(row, 'title'), [type]: list };
}

const keyOf = ({ type, id }: FieldValues): string => `${type} ${id}`;

/** Returns all content from the database as rows of an import file. */
export async function storedContent({ database }: Container): Promise<FieldValues[]> {
  const { prisma } = database;
  const byNumber = { orderBy: [{ sortOrder: 'asc' as const }, { id: 'asc' as const }] };
  const byDate = { orderBy: [{ publishedAt: 'asc' as const }, { id: 'asc' as const }] };
  const posts = (await prisma.blogPost.findMany(byDate)).map((row) => ({
    type: 'post',
    id: row.id,
    ...spread('title', row.title),
    ...spread('summary', row.summary),
    ...spread('body', row.body),
    image: row.image,
    publishedAt: row.publishedAt.toISOString(),
    retired: !row.isDisplayed,
  }));
  const shortPosts = (await prisma.shortPost.findMany(byDate)).map((row) => ({
    type: 'short-post',
    id: row.id,
    ...spread('title', row.text),
    ...(row.image !== null && { image: row.image }),
    ...(row.link !== null && { link: row.link }),
    publishedAt: row.publishedAt.toISOString(),
    retired: !row.isDisplayed,
  }));
  const faqs = (await prisma.faq.findMany(byNumber)).map((row) => ({
    type: 'faq',
    id: row.id,
    ...spread('title', row.question),
    ...spread('body', row.answer),
    order: row.sortOrder,
    retired: row.isRetired,
  }));
  const tips = (await prisma.interviewTipCategory.findMany(byNumber)).map((row) => ({
    type: 'tips',
    id: row.id,
    ...spread('title', row.name),
    items: row.tips,
    order: row.sortOrder,
    retired: row.isRetired,
  }));
  const videos = (await prisma.videoTipCategory.findMany(byNumber)).map((row) => ({
    type: 'videos',
    id: row.id,
    ...spread('title', row.name),
    items: row.videos,
    order: row.sortOrder,
    retired: row.isRetired,
  }));
  return [...posts, ...shortPosts, ...faqs, ...tips, ...videos];
}

async function prepare({ container }: ImportContext): Promise<Resolver<ContentFields>> {
  const stored = new Map((await storedContent(container)).map((row) => [keyOf(row), row]));
  return {
    stored: (key) => stored.get(key),
    keyOf,
    resolve: (row) => {
      const missing = NEEDED[row.type].find((field) => row[field] === undefined);
      if (missing !== undefined) return refused(missing, 'is missing');
      const short = shortPostProblem(row);
      if (short !== null) return refused(...short);
      const problem = itemsProblem(row);
      return problem === null ? { columns: columnsOf(row) } : refused('items', problem);
    },
  };
}

const localizedFields = (name: string) =>
  ({ [`${name}En`]: 'text', [`${name}Hi`]: 'text', [`${name}Mr`]: 'text' }) as const;

export const content: ImportKind<ContentFields> = {
  name: 'content',
  // The key is composed of type and id, and the file has no column for it.
  key: 'type and id',
  fields: {
    type: 'text',
    id: 'text',
    ...localizedFields('title'),
    ...localizedFields('summary'),
    ...localizedFields('body'),
    image: 'text',
    link: 'text',
    publishedAt: 'text',
    order: 'whole',
    items: 'json',
    retired: 'yes-no',
  },
  schema,
  prepare,
  write: async (tx, slice) => {
    const written = [];
    for (const upsert of [upsertPosts, upsertShortPosts, upsertFaqs, upsertTips, upsertVideos])
      written.push(...(await tx.query(upsert(slice))));
    return countWritten(written);
  },
};
