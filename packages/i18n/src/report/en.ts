export const phrases = {
  title: 'Report this job',
  intro: 'What is wrong? We look at every report. The company does not learn who you are.',
  reasons: 'Reason',
  own: 'What happened?',
  chooseAny: 'Choose anyone',
  send: 'Send report',
  doneTitle: 'Report submitted',
  doneText: 'Thank you. We look at it soon.',
} as const;
