export const phrases = {
  title: 'Work I like',
  intro: 'Choose 1 to {{max}}. We show jobs of these kinds first.',
  label: 'Kinds of work',
  chosen: '{{count}} of {{max}} chosen',
  suggest: 'Choose {{count}} or more and we can pick better jobs for you.',
  tooFew: 'Choose at least one kind of work',
  tooMany: 'You can choose up to {{max}}',
  saved: 'Saved. We will show you these jobs first.',
} as const;
