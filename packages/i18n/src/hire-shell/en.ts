export const phrases = {
  language: 'Language',
  places: 'Main places',
  home: '{{company}}, to the start',
  tab: {
    today: 'Today',
    jobs: 'Jobs',
    applicants: 'People',
    calendar: 'Calendar',
    more: 'More',
  },
  notices: 'News',
  suspended: 'We have paused your company for now, so you cannot see applicants.',
  writeToUs: 'Help: write to us',
  offline:
    'You have no internet. What you see may be out of date. Nothing can be sent now; what you type stays here.',
  asOf: 'This could not be refreshed. You see it as it was at {{time}}.',
} as const;
