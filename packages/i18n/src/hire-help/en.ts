export const phrases = {
  title: 'Help',
  intro: 'Something does not work, or you have a question? Write to us in your language. We answer here.',
  call: 'Call us: {{phone}}',
  label: 'Your question',
  hint: 'What did you want to do, and what happened? Please write no passwords and no codes.',
  send: 'Send',
  sent: 'We have your question. You get a message when we have answered.',
  yours: 'Your questions',
  waiting: 'Waits for our answer',
  answer: 'Our answer',
  done: 'Our team has dealt with this.',
  back: 'Back',
} as const;
