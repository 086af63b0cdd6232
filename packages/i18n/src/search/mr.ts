import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  label: 'काम, कंपनी किंवा ठिकाण',
  placeholder: 'उदा. स्वयंपाकी',
  recentCompanies: 'तुम्ही पाहिलेल्या कंपन्या',
  popularCompanies: 'लोकांच्या आवडत्या कंपन्या',
  recentJobs: 'तुम्ही पाहिलेली कामं',
  latestJobs: 'सगळ्यात नवीन कामं',
  latestIn: '{{city}} इथली नवीन कामं',
  companies: 'या कंपन्या मिळाल्या',
  jobs: 'ही कामं मिळाली',
  followers_one: '{{count}} फॉलोअर',
  followers_other: '{{count}} फॉलोअर',
  showAll: '“{{text}}” ची सगळी कामं',
  none: '“{{text}}” साठी काही मिळालं नाही',
  noneHint: 'एकच शब्द लिहा, वेगळ्या प्रकारे लिहा, किंवा सगळी कामं पाहा.',
  allJobs: 'सगळी कामं',
  jobsIn: '{{city}} इथली कामं',
  forget: 'पाहिलेलं काढून टाका',
  forgetOne: 'पाहिलेल्यातून “{{name}}” काढा',
  forgotten: 'काढून टाकलं',
  forgetFailed: 'काढता आलं नाही. पुन्हा प्रयत्न करा.',
  startEmpty: 'काम, कंपनी किंवा ठिकाण लिहा. इथे अजून कामं नाहीत.',
  failed: 'शोधाचं उत्तर आलं नाही. यादी पाहण्यासाठी “शोधा” दाबा.',
  results: 'कामं: {{jobs}}, कंपन्या: {{companies}}',
} as const satisfies SameShape<typeof english>;
