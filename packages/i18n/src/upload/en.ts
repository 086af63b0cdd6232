export const phrases = {
  sending: 'Sending: {{percent}}%',
  saving: 'Saving…',
  tooLarge: 'This file is too big: at most {{size}} MB.',
} as const;
