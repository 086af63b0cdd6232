/** Microphones of the fields of the companies’ site. */
export const phrases = {
  speak: 'Speak: {{field}}',
  speakShort: 'Speak',
  onlyWords: 'We get only the words that you use.',
  listening: 'Listening… Say it as you would tell a person.',
  use: 'Use these words',
  add: 'Add these words',
  failed: 'The microphone did not load. Please try again, or type instead.',
} as const;
