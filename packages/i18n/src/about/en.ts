export const phrases = {
  title: 'About me',
  label: 'Something about you',
  hint: 'What are you good at? What do you want to do? More than {{min}} letters.',
  left: '{{count}} letters left',
  saved: 'Saved',
  tooShort: 'Please write more than {{min}} letters.',
  leaveTitle: 'Save your changes?',
  leaveText: 'You have changed the text but not saved it.',
  discard: 'Do not save',
} as const;
