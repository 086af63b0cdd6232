export const phrases = {
  title: 'No internet',
  hint: 'What you opened before can still be read.',
  jobs: 'Jobs you have looked at',
  mine: 'Your saved and applied jobs',
  asOf: 'As of: {{day}}, {{time}}',
} as const;
