export const phrases = {
  question: 'May we keep this?',
  allow: 'Allow',
} as const;
