import { describe, expect, test } from 'vitest';
import { blogPosts } from './blog-posts.ts';
import { companyTerms } from './company-terms.ts';
import { consentNotice } from './consent-notice.ts';
import { faqs } from './faqs.ts';
import { interviewTips } from './interview-tips.ts';
import { notificationTypes } from './notification-types.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { shortPosts } from './short-posts.ts';
import { terms } from './terms.ts';
import type { Localized } from './types.ts';
import { videoTips } from './video-tips.ts';

const LANGUAGES = ['en', 'hi', 'mr'] as const;
const TEXT_TAGS = ['a', 'li', 'p', 'strong', 'ul'];
const BLOG_TAGS = [...TEXT_TAGS, 'h2', 'ol'];

const modules: Record<string, unknown> = {
  blogPosts,
  companyTerms,
  consentNotice,
  faqs,
  interviewTips,
  notificationTypes,
  privacyPolicy,
  shortPosts,
  terms,
  videoTips,
};

function isLocalized(value: object): value is Localized {
  return LANGUAGES.every((language) => language in value);
}

/** Returns all localized texts inside a value, with their paths. */
function textsOf(value: unknown, path: string): [string, Localized][] {
  if (value === null || typeof value !== 'object') return [];
  if (isLocalized(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, child]) => textsOf(child, `${path}.${key}`));
}

const texts = Object.entries(modules).flatMap(([name, value]) => textsOf(value, name));
const tagsOf = (html: string) => [...html.matchAll(/<(\/?)(\w+)([^>]*)>/g)];
/** Removes all allowed tags: those without attributes, and links to https URLs or paths of this site. */
const withoutTags = (html: string) => html.replace(/<\/?\w+( href="(https:\/\/|\/)[^"<>\s]*")?>/g, '');
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
const placeholdersOf = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();
const shapeOf = (html: string) => tagsOf(html).map(([, slash, tag]) => `${slash}${tag}`);

/** Returns the first tag that is not closed properly; undefined if all are. */
function unbalancedTag(html: string): string | undefined {
  const open: string[] = [];
  for (const [, slash, tag = ''] of tagsOf(html)) {
    if (!slash) open.push(tag);
    else if (open.pop() !== tag) return tag;
  }
  return open.pop();
}

test('has the promised number of items of each kind', () => {
  expect(faqs).toHaveLength(13);
  expect(privacyPolicy.sections).toHaveLength(15);
  expect(terms.sections.length).toBeGreaterThanOrEqual(10);
  expect(terms.sections.length).toBeLessThanOrEqual(12);
  expect(blogPosts).toHaveLength(8);
  expect(interviewTips).toHaveLength(6);
  for (const { tips } of interviewTips) expect([4, 5, 6]).toContain(tips.length);
  expect(videoTips.map(({ videos }) => videos.length)).toEqual([3, 3, 3, 3]);
  for (const { captions } of videoTips.flatMap(({ videos }) => videos)) {
    expect([6, 7, 8, 9, 10]).toContain(captions.length);
  }
});

describe.each(Object.entries(modules))('%s', (name, value) => {
  const own = textsOf(value, name);

  test('is written in all three languages', () => {
    for (const [path, text] of own) {
      expect(text.en, path).toMatch(/[a-z]/i);
      expect(text.en, path).not.toMatch(/\p{Script=Devanagari}/u);
      expect(text.hi, path).toMatch(/\p{Script=Devanagari}/u);
      expect(text.mr, path).toMatch(/\p{Script=Devanagari}/u);
    }
  });

  test('has the same placeholders and the same structure in each language', () => {
    for (const [path, text] of own) {
      for (const language of ['hi', 'mr'] as const) {
        expect(placeholdersOf(text[language]), path).toEqual(placeholdersOf(text.en));
        expect(shapeOf(text[language]), path).toEqual(shapeOf(text.en));
      }
    }
  });

  test('is valid HTML with allowed characters only', () => {
    for (const [path, html] of own.flatMap(([place, text]) =>
      LANGUAGES.map((language) => [`${place}.${language}`, text[language]] as const),
    )) {
      expect(unbalancedTag(html), path).toBeUndefined();
      expect(withoutTags(html), path).not.toMatch(/[<>]/);
      expect(html, path).not.toMatch(/ {2}|undefined|\p{Script=Arabic}/u);
    }
  });
});

test('Hindi and Marathi are translated, except for a few short labels', () => {
  const identical = texts.filter(([, { hi, mr }]) => hi === mr);
  expect(identical.length / texts.length).toBeLessThan(0.02);
  for (const [, { hi }] of identical) expect(wordsOf(hi)).toBeLessThan(4);
});

test('bodies use only the allowed tags, and other texts no tags', () => {
  const blog = new Set(blogPosts.map(({ body }) => body));
  const policies = [...privacyPolicy.sections, ...terms.sections, ...companyTerms.sections].map(
    ({ body }) => body,
  );
  const textOnly = new Set([...faqs.map(({ answer }) => answer), ...policies]);
  const allowedIn = (text: Localized) => {
    if (blog.has(text)) return BLOG_TAGS;
    return textOnly.has(text) ? TEXT_TAGS : [];
  };
  for (const [path, text] of texts) {
    const allowed = allowedIn(text);
    for (const [, , tag] of LANGUAGES.flatMap((language) => tagsOf(text[language]))) {
      expect(allowed, path).toContain(tag);
    }
  }
});

test('each post has 350 to 600 words in each language', () => {
  for (const { slug, body } of blogPosts) {
    for (const words of LANGUAGES.map((language) => wordsOf(body[language]))) {
      expect(words, slug).toBeGreaterThanOrEqual(350);
      expect(words, slug).toBeLessThanOrEqual(600);
    }
  }
});

test('posts are dated, newest first', () => {
  const instants = blogPosts.map(({ publishedAt }) => publishedAt);
  for (const instant of instants) expect(new Date(instant).toISOString()).toBe(instant.replace('Z', '.000Z'));
  expect(instants).toEqual([...instants].sort().reverse());
});

test('slugs, keys and video ids are unique and URL-safe', () => {
  const lists = [
    blogPosts.map(({ slug }) => slug),
    faqs.map(({ key }) => key),
    privacyPolicy.sections.map(({ key }) => key),
    terms.sections.map(({ key }) => key),
    consentNotice.items.map(({ key }) => key),
    notificationTypes.map(({ key }) => key),
    interviewTips.flatMap(({ tips }) => tips.map(({ key }) => key)),
    videoTips.flatMap(({ videos }) => videos.map(({ videoId }) => videoId)),
  ];
  for (const list of lists) {
    expect(new Set(list).size).toBe(list.length);
    for (const key of list) expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});

test('the calculations in the posts are correct in each language', () => {
  const bodyOf = (slug: string) => blogPosts.find((post) => post.slug === slug)?.body;
  const inHand = 14_000 - 14_000 * 0.12 - 14_000 * 0.0075 - 200;
  const afterFare = 17_000 - 26 * 80;
  const minimum = 26 * 520;
  const farHourly = Math.round(afterFare / (26 * (8 + 2.5)));
  const nearHourly = Math.round(15_000 / (26 * (8 + 1 / 3)));
  for (const language of LANGUAGES) {
    expect(bodyOf('read-your-salary-slip')?.[language]).toContain(`₹${inHand.toLocaleString('en-IN')}`);
    expect(bodyOf('work-near-home')?.[language]).toContain(`₹${afterFare.toLocaleString('en-IN')}`);
    expect(bodyOf('work-near-home')?.[language]).toContain(`₹${farHourly}`);
    expect(bodyOf('work-near-home')?.[language]).toContain(`₹${nearHourly}`);
    expect(bodyOf('look-up-the-minimum-wage')?.[language]).toContain(`₹${minimum.toLocaleString('en-IN')}`);
  }
});

test.each([
  [
    'en',
    'Filters are stored only in the address of the page.',
    'When you log out or delete your account, all of this is removed',
  ],
  ['hi', 'फ़िल्टर सिर्फ़ पेज के पते में रहते हैं।', 'लॉगआउट करने या अकाउंट हटाने पर यह सब हट जाता है'],
  ['mr', 'फिल्टर फक्त पानाच्या पत्त्यात असतात.', 'लॉगआउट केल्यावर किंवा खातं काढून टाकल्यावर हे सगळं पुसलं जातं'],
] as const)(
  'the privacy policy in %s lists what the browser stores, and for how long',
  (language, ...sentences) => {
    const section = privacyPolicy.sections.find(({ key }) => key === 'on-your-device');
    const body = section?.body[language] ?? '';
    for (const sentence of sentences) expect(body).toContain(sentence);
    expect(body.match(/<li>/g)).toHaveLength(8);
    expect(body).toContain('14');
  },
);

test('short posts are short, newest first, and link to our own pages', () => {
  expect(shortPosts.length).toBeGreaterThanOrEqual(4);
  const days = shortPosts.map(({ publishedAt }) => publishedAt);
  expect(days).toEqual([...days].sort().reverse());
  const slugs = blogPosts.map(({ slug }) => `/blogdetail?${slug}`);
  for (const { key, text, link } of shortPosts) {
    for (const language of LANGUAGES) expect(text[language].length, key).toBeLessThanOrEqual(500);
    expect([...slugs, '/joblist', '/interviewtips'], key).toContain(link);
  }
});
