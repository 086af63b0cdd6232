export const phrases = {
  title: 'Who saw my data',
  intro: 'Only companies you applied to can see your data. Here is who looked, and when.',
  none: 'Nobody has looked yet',
  noneHint: 'When a company you applied to looks at your data, you will see it here.',
  team: 'Our team',
  what: {
    CARD: 'saw your first name in the list',
    PROFILE: 'opened your profile',
    PHONE: 'opened your phone number',
    FILE: 'opened a file',
  },
  reportCall: 'Report this call',
  times: '{{count}} times',
  more: 'Show more',
} as const;
