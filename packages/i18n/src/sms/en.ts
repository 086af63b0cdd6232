/** Texts of SMS, one DLT template for each language. They must equal the registered texts letter by letter. */
export const phrases = {
  code: '{{code}} is your Nukkad Jobs code. It is valid for 5 minutes. Do not share it with anyone.',
  signIn:
    '{{code}} is your code to log in to Nukkad Jobs. It is valid for 5 minutes. Do not share it with anyone.',
  interviewSet: 'Interview at {{company}}: {{when}}. Say on Nukkad Jobs whether you will come: {{link}}',
  interviewMoved:
    'New time for your interview at {{company}}: {{when}}. Say on Nukkad Jobs whether you will come: {{link}}',
  interviewTomorrow:
    'Tomorrow is your interview at {{company}}: {{when}}. Place and what to bring are on Nukkad Jobs: {{link}}',
  newApplicants: 'Nukkad Jobs: new applicants at {{company}}: {{count}}. Look and call them here: {{link}}',
  answersWaiting:
    'Nukkad Jobs: applicants who wait for an answer from {{company}}: {{count}}. Answer them here: {{link}}',
  jobChecked: 'Nukkad Jobs: our team has checked your job at {{company}}. See the result here: {{link}}',
} as const;
