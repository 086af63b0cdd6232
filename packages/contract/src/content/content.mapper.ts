import type * as z from 'zod/mini';
import { metaFromWire, metaToWire } from '../shared/shared.mapper.ts';
import type {
  BlogCard,
  BlogPost,
  InterviewTipCategory,
  LegalText,
  ShortPost,
  VideoTipCategory,
} from './content.domain.ts';
import type {
  wireBlogPost,
  wireBlogPostResult,
  wireInterviewTips,
  wireLegalText,
  wireShortPosts,
  wireVideoTips,
} from './content.wire.ts';

type WireLegal = z.infer<typeof wireLegalText>;
type WireInterviewTips = z.infer<typeof wireInterviewTips>;
type WireVideoTips = z.infer<typeof wireVideoTips>;

/** The field `description` holds the summary in lists and the whole text on the post's page. */
export function blogCardToWire(card: BlogCard): z.infer<typeof wireBlogPost> {
  return {
    blogId: card.id,
    blogTitle: card.title,
    blogDescription: card.summary,
    blogImage: card.image,
    createdDate: card.publishedAt,
    display: true,
  };
}

export function blogCardFromWire(wire: z.infer<typeof wireBlogPost>): BlogCard {
  return {
    id: wire.blogId,
    title: wire.blogTitle,
    summary: wire.blogDescription,
    image: wire.blogImage,
    publishedAt: wire.createdDate,
  };
}

export function blogPostToWire(post: BlogPost): z.infer<typeof wireBlogPostResult> {
  return {
    blogDetails: {
      blogId: post.id,
      blogTitle: post.title,
      blogDescription: post.body,
      blogImage: post.image,
      createdDate: post.publishedAt,
      display: true,
    },
    ...metaToWire(post.meta),
  };
}

export function blogPostFromWire(wire: z.infer<typeof wireBlogPostResult>): BlogPost {
  const { blogDetails } = wire;
  return {
    id: blogDetails.blogId,
    title: blogDetails.blogTitle,
    body: blogDetails.blogDescription,
    image: blogDetails.blogImage,
    publishedAt: blogDetails.createdDate,
    meta: metaFromWire(wire),
  };
}

export function interviewTipsToWire(output: {
  categories: readonly InterviewTipCategory[];
}): WireInterviewTips {
  return {
    intTips: output.categories.map((category) => ({
      pId: category.id,
      category: category.name,
      tips: category.tips.map((tip) => ({
        title: tip.title,
        points: [...tip.points],
        tipImage: tip.image,
      })),
    })),
  };
}

export function interviewTipsFromWire(wire: WireInterviewTips): {
  categories: readonly InterviewTipCategory[];
} {
  return {
    categories: wire.intTips.map((entry) => ({
      id: entry.pId,
      name: entry.category,
      tips: entry.tips.map((tip) => ({ title: tip.title, points: tip.points, image: tip.tipImage })),
    })),
  };
}

export function videoTipsToWire(output: { categories: readonly VideoTipCategory[] }): WireVideoTips {
  return {
    videos: output.categories.map((category) => ({
      category: category.name,
      videoList: category.videos.map((video) => ({
        videoTitle: video.title,
        videoId: video.id,
        videoImage: video.image,
        captions: [...video.captions],
      })),
    })),
  };
}

export function videoTipsFromWire(wire: WireVideoTips): { categories: readonly VideoTipCategory[] } {
  return {
    categories: wire.videos.map((entry) => ({
      name: entry.category,
      videos: entry.videoList.map((video) => ({
        id: video.videoId,
        title: video.videoTitle,
        image: video.videoImage,
        captions: video.captions,
      })),
    })),
  };
}

export function legalToWire(text: LegalText): WireLegal {
  return {
    heading: text.title,
    version: text.version,
    effectiveFrom: text.effectiveFrom,
    sections: text.sections.map((section) => ({
      id: section.id,
      title: section.title,
      body: section.body,
    })),
    ...metaToWire(text.meta),
  };
}

export function legalFromWire(wire: WireLegal): LegalText {
  return {
    title: wire.heading,
    version: wire.version,
    effectiveFrom: wire.effectiveFrom,
    sections: wire.sections.map((section) => ({
      id: section.id,
      title: section.title,
      body: section.body,
    })),
    meta: metaFromWire(wire),
  };
}

type WireShortPosts = z.infer<typeof wireShortPosts>;

export function shortPostsToWire({ posts }: { readonly posts: readonly ShortPost[] }): WireShortPosts {
  return {
    posts: posts.map(({ id, text, image, link, publishedAt }) => ({
      postId: id,
      text,
      image,
      link,
      createdDate: publishedAt,
    })),
  };
}

export function shortPostsFromWire({ posts }: WireShortPosts): { readonly posts: readonly ShortPost[] } {
  return {
    posts: posts.map(({ postId, text, image, link, createdDate }) => ({
      id: postId,
      text,
      image,
      link,
      publishedAt: createdDate,
    })),
  };
}
