import * as z from 'zod/mini';
import { CITY_LENGTH_MAX, RADIUS_KM_MAX } from '../constants.ts';
import {
  wireCaller,
  wireDay,
  wireId,
  wireInstant,
  wireLatitude,
  wireLongitude,
  wireOptionalText,
  wirePageMeta,
} from '../shared/shared.wire.ts';

export const wireBlogPost = z.object({
  blogId: z.string(),
  blogTitle: z.string(),
  blogDescription: z.string(),
  blogImage: z.string(),
  createdDate: wireInstant,
  display: z.boolean(),
});

export const wireBlogList = z.object({ blogPosts: z.array(wireBlogPost), ...wirePageMeta });
export const wireBlogPostRequest = z.object({ ...wireCaller, blogId: wireId });
export const wireBlogPostResult = z.object({ blogDetails: wireBlogPost, ...wirePageMeta });

export const wireShortPosts = z.object({
  posts: z.array(
    z.object({
      postId: z.string(),
      text: z.string(),
      image: z.nullable(z.string()),
      link: z.nullable(z.string()),
      createdDate: wireInstant,
    }),
  ),
});

export const wireInterviewTips = z.object({
  intTips: z.array(
    z.object({
      pId: z.string(),
      category: z.string(),
      tips: z.array(z.object({ title: z.string(), points: z.array(z.string()), tipImage: z.string() })),
    }),
  ),
});

export const wireVideoTips = z.object({
  videos: z.array(
    z.object({
      category: z.string(),
      videoList: z.array(
        z.object({
          videoTitle: z.string(),
          videoId: z.string(),
          videoImage: z.string(),
          captions: z.array(z.string()),
        }),
      ),
    }),
  ),
});

export const wireFaqs = z.object({
  faqs: z.array(z.object({ qId: z.string(), question: z.string(), answer: z.string() })),
  ...wirePageMeta,
});

export const wireLegalText = z.object({
  heading: z.string(),
  version: z.string(),
  effectiveFrom: wireDay,
  sections: z.array(z.object({ id: z.string(), title: z.string(), body: z.string() })),
  ...wirePageMeta,
});

export const wireJobCountRequest = z.object({
  ...wireCaller,
  city: wireOptionalText(CITY_LENGTH_MAX),
  latitude: z.optional(z.nullable(wireLatitude)),
  longitude: z.optional(z.nullable(wireLongitude)),
  radius: z.optional(z.number().check(z.gte(0), z.lte(RADIUS_KM_MAX))),
});
export const wireJobCountResult = z.object({
  near: z.nullable(z.int()),
  total: z.int(),
  companies: z.int(),
  cities: z.int(),
});
