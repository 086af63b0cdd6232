import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  all_one: '{{count}} नई सूचना: {{parts}}।',
  all_other: '{{count}} नई सूचनाएँ: {{parts}}।',
  part: {
    applicants_one: '{{count}} अर्ज़ी की',
    applicants_other: '{{count}} अर्ज़ियों की',
    interviews_one: '{{count}} इंटरव्यू की',
    interviews_other: '{{count}} इंटरव्यू की',
    messages_one: '{{count}} मैसेज की',
    messages_other: '{{count}} मैसेज की',
    answers_one: '{{count}} जवाब की',
    answers_other: '{{count}} जवाबों की',
    jobs_one: '{{count}} नौकरी की',
    jobs_other: '{{count}} नौकरियों की',
    reviews_one: '{{count}} रिव्यू की',
    reviews_other: '{{count}} रिव्यू की',
    company_one: '{{count}} कंपनी की',
    company_other: '{{count}} कंपनी की',
    team_one: '{{count}} टीम की',
    team_other: '{{count}} टीम की',
    help_one: '{{count}} सवाल की',
    help_other: '{{count}} सवालों की',
  },
} as const satisfies SameShape<typeof english>;
