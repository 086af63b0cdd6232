/** Texts of calendar files. */
export const phrases = {
  summary: 'Interview: {{jobTitle}}, {{company}}',
  bring: 'Bring: {{bring}}',
} as const;
