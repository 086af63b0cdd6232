import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  all_one: '{{count}} नवीन सूचना: {{parts}}.',
  all_other: '{{count}} नवीन सूचना: {{parts}}.',
  part: {
    applicants_one: '{{count}} अर्जाची',
    applicants_other: '{{count}} अर्जांच्या',
    interviews_one: '{{count}} इंटरव्ह्यूची',
    interviews_other: '{{count}} इंटरव्ह्यूंच्या',
    messages_one: '{{count}} मेसेजची',
    messages_other: '{{count}} मेसेजच्या',
    answers_one: '{{count}} उत्तराची',
    answers_other: '{{count}} उत्तरांच्या',
    jobs_one: '{{count}} नोकरीची',
    jobs_other: '{{count}} नोकऱ्यांच्या',
    reviews_one: '{{count}} रिव्ह्यूची',
    reviews_other: '{{count}} रिव्ह्यूंच्या',
    company_one: '{{count}} कंपनीची',
    company_other: '{{count}} कंपनीच्या',
    team_one: '{{count}} टीमची',
    team_other: '{{count}} टीमच्या',
    help_one: '{{count}} प्रश्नाची',
    help_other: '{{count}} प्रश्नांच्या',
  },
} as const satisfies SameShape<typeof english>;
