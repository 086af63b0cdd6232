/** Texts for reading a job aloud. */
export const phrases = {
  place: '{{title}} at {{company}}, {{city}}.',
  payRange: 'Pay {{min}} to {{max}} rupees a month.',
  pay: 'Pay {{pay}} rupees a month.',
  fresher: 'No experience needed.',
  openings: 'Openings: {{count}}.',
} as const;
