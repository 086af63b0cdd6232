export const phrases = {
  title: 'More',
  company: 'Your company',
  team: 'Team',
  notices: 'News',
  settings: 'Settings',
  otherCompany: 'Another company',
} as const;
