export const phrases = {
  sending: 'Sending: {{percent}}%',
  saving: 'Saving…',
  unreadable: 'This device cannot open this photo. Please choose a JPG or PNG, or take a new one.',
  empty: 'This file is empty. Please choose another one.',
  paperTypes: 'A photo or a PDF, at most {{size}} MB',
  tooLarge: 'This file is too big. It can be {{size}} MB at most.',
} as const;
