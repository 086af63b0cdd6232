export const phrases = {
  title: 'More',
  company: 'Your company',
  messages: 'Messages',
  reviews: 'Reviews',
  team: 'Team',
  settings: 'Settings',
  otherCompany: 'Another company',
} as const;
