export const phrases = {
  title: 'Report this job',
  intro: 'What is wrong? We look at every report. The company will not know it was you.',
  reasons: 'Reason',
  own: 'What happened?',
  chooseAny: 'Please choose a reason',
  send: 'Send report',
  doneTitle: 'We have your report',
  doneText: 'Thank you. We will look at it soon.',
} as const;
