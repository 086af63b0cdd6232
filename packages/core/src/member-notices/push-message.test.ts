import { expect, it } from 'vitest';
import { type PushedNotice, pushMessageOf } from './push-message.ts';

const config = { BRAND_NAME: 'Nukkad Jobs', HIRE_ORIGIN: 'https://hire.example' } as Parameters<
  typeof pushMessageOf
>[0];
/** 00:30 in India on the next day. */
const NOW = new Date('2027-03-10T19:00:00Z');

const notice = (change: Partial<PushedNotice> = {}): PushedNotice => ({
  id: 'one',
  memberId: 'm',
  type: 'jobs',
  link: '/jobs/7',
  language: 'en',
  values: { template: 'approved', values: { jobTitle: 'Tailor' } } as PushedNotice['values'],
  ...change,
});

it.each([
  ['/jobs/7', 'https://hire.example/jobs/7'],
  [null, 'https://hire.example/today'],
])('a single notice with the link %s opens %s', (link, opened) => {
  expect(pushMessageOf(config, [notice({ link })], NOW)).toEqual({
    title: 'Nukkad Jobs',
    body: 'Tailor is checked and open.',
    language: 'en',
    link: opened,
    tag: 'one',
  });
});

const NINE = [
  'help',
  'team',
  'reviews',
  'company',
  'jobs',
  'answers',
  'messages',
  'interviews',
  'applicants',
];

it.each([
  [
    'en',
    '10 new notices: 1 about an application, 1 about an interview, 1 message, 1 about an answer, 2 about jobs, 1 about your company, 1 review, 1 about your team, 1 about your question.',
  ],
  [
    'hi',
    '10 नई सूचनाएँ: 1 अर्ज़ी की, 1 इंटरव्यू की, 1 मैसेज की, 1 जवाब की, 2 नौकरियों की, 1 कंपनी की, 1 रिव्यू की, 1 टीम की, 1 सवाल की।',
  ],
  [
    'mr',
    '10 नवीन सूचना: 1 अर्जाची, 1 इंटरव्ह्यूची, 1 मेसेजची, 1 उत्तराची, 2 नोकऱ्यांच्या, 1 कंपनीची, 1 रिव्ह्यूची, 1 टीमची, 1 प्रश्नाची.',
  ],
] as const)('a summary in %s counts each type, the most urgent first, once a day', (language, body) => {
  const notices = [...NINE, 'jobs'].map((type) => notice({ type, language }));
  expect(pushMessageOf(config, notices as [PushedNotice, ...PushedNotice[]], NOW)).toEqual({
    title: 'Nukkad Jobs',
    body,
    language,
    link: 'https://hire.example/notices',
    tag: 'notices-2027-03-11',
  });
});
