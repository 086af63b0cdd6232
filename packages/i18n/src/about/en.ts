export const phrases = {
  title: 'About me',
  label: 'About you',
  hint: 'What are you good at? What do you want to do? Please write more than {{min}} letters.',
  left: '{{count}} letters left',
  saved: 'Saved',
  tooShort: 'Please write more than {{min}} letters.',
  leaveTitle: 'Save your changes?',
  leaveText: 'You have changed the text but not saved it.',
  discard: 'Don’t save',
} as const;
