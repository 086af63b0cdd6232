export const phrases = {
  title: 'More',
  company: 'Your company',
  team: 'Team',
  messages: 'Messages',
  notices: 'News',
  settings: 'Settings',
  otherCompany: 'Another company',
} as const;
