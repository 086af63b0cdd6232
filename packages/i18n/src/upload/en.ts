export const phrases = {
  sending: 'Sending: {{percent}}%',
  saving: 'Saving…',
  unreadable: 'This device cannot open this photo. Please choose a JPG or PNG, or take a new one.',
  tooLarge: 'This file is too big: at most {{size}} MB.',
} as const;
