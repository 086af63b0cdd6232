export const phrases = {
  title: 'Work I like',
  intro: 'Choose 1 to {{max}}. We show jobs of these kinds first.',
  label: 'Kinds of work',
  chosen: '{{count}} of {{max}} chosen',
  suggest: 'With {{count}} or more we can pick better jobs for you.',
  tooFew: 'Choose a profile',
  tooMany: 'You can select maximum {{max}} profiles',
  saved: 'Saved. Your picks follow this now.',
} as const;
