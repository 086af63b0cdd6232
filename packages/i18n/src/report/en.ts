export const phrases = {
  title: 'Report this job',
  intro: 'What is wrong? We look at every report. The company will not know it was you.',
  reasons: 'Reason',
  own: 'What happened?',
  chooseAny: 'Please choose a reason',
  send: 'Send report',
  doneTitle: 'We have your report',
  doneText: 'Thank you. We will look at it soon.',
  contact: {
    title: {
      CALL: 'Report this call',
      INTERVIEW: 'Report this interview',
    },
    reason: {
      ASKED_MONEY: 'They asked for money',
      OTHER_JOB: 'The job was different from what they said',
      RUDE: 'They were rude',
      DID_NOT_COME: 'Nobody was there, or nobody came',
      OTHER: 'Something else',
    },
    more: 'What happened? (optional)',
    write: 'Please write what happened',
  },
} as const;
