export const phrases = {
  title: 'More',
  company: 'Your company',
  team: 'Team',
  settings: 'Settings',
  otherCompany: 'Another company',
} as const;
