export const phrases = {
  title: 'More',
  company: 'Your company',
  team: 'Team',
  messages: 'Messages',
  reviews: 'Reviews',
  notices: 'News',
  settings: 'Settings',
  help: 'Help',
  otherCompany: 'Another company',
} as const;
