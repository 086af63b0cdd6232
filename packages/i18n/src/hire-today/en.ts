export const phrases = {
  title: 'Today',
  new_one: 'new person waits for your answer',
  new_other: 'new people wait for your answer',
  overdue_one: 'answer is overdue',
  overdue_other: 'answers are overdue',
  shortlisted_one: 'person on the shortlist',
  shortlisted_other: 'people on the shortlist',
  interviews_one: 'interview is arranged',
  interviews_other: 'interviews are arranged',
  nobodyWaits: 'Nobody waits for you',
} as const;
