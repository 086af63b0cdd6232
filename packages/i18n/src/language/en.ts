export const phrases = {
  title: 'Choose your language',
  hint: 'You can change it any time at the top of each page.',
  notInProfile:
    'The page has changed, but we could not save the language in your profile. Check your connection and try again.',
} as const;
