import { EXAMPLE_INSTANT, EXAMPLE_META, EXAMPLE_POINT, type ExamplesOf } from '../shared/route-example.ts';
import type * as contentRoutes from './content.routes.ts';
import type * as landingRoutes from './landing.routes.ts';

const post = {
  id: 'first-interview',
  title: 'Your first interview',
  image: 'public/blog/first-interview.webp',
  publishedAt: EXAMPLE_INSTANT,
};

const legal = {
  title: 'Privacy policy',
  version: '1.0',
  effectiveFrom: '2026-11-21',
  sections: [{ id: 'what-we-keep', title: 'What we keep', body: '<p>Your name and mobile number.</p>' }],
  meta: EXAMPLE_META,
};

export const contentExamples: ExamplesOf<typeof contentRoutes & typeof landingRoutes> = {
  blogList: {
    input: {},
    output: { posts: [{ ...post, summary: '<p>Five things to take along.</p>' }], meta: EXAMPLE_META },
  },
  blogPost: {
    input: { blogId: post.id },
    output: { ...post, body: '<h2>The day before</h2><p>Look at the way.</p>', meta: EXAMPLE_META },
  },
  shortPosts: {
    input: {},
    output: {
      posts: [
        {
          id: 'never-pay',
          text: 'Nobody here may ask you for money.',
          image: 'icons/pictures/blog-fake-job.svg',
          link: '/blogdetail?spot-a-fake-job',
          publishedAt: EXAMPLE_INSTANT,
        },
        {
          id: 'helpline',
          text: 'The labour helpline answers in Hindi and Marathi.',
          image: null,
          link: 'https://shramsuvidha.gov.in/home',
          publishedAt: EXAMPLE_INSTANT,
        },
      ],
    },
  },
  interviewTips: {
    input: {},
    output: {
      categories: [
        {
          id: 'before',
          name: 'Before the interview',
          tips: [
            { title: 'Papers', points: ['Aadhaar copy', 'Two photos'], image: 'public/tips/papers.webp' },
          ],
        },
      ],
    },
  },
  videoTips: {
    input: {},
    output: {
      categories: [
        {
          name: 'Speaking',
          videos: [
            {
              id: 'say-hello',
              title: 'How to say hello',
              image: 'public/tips/hello.webp',
              captions: ['Smile', 'Say your name'],
            },
          ],
        },
      ],
    },
  },
  faqs: {
    input: {},
    output: {
      faqs: [{ id: 'charge', question: 'Does it cost anything?', answer: '<p>No.</p>' }],
      meta: EXAMPLE_META,
    },
  },
  privacyPolicy: { input: {}, output: legal },
  terms: { input: {}, output: { ...legal, title: 'Terms of use' } },
  jobCountNear: {
    input: { point: EXAMPLE_POINT, city: 'Pune', radiusKm: 30 },
    output: { near: 214, total: 18_500, companies: 1_540, cities: 512 },
  },
};
