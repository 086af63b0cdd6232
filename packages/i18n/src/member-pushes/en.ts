/** One push message about several notices to a member of a company: how many there are, and of which kind. */
export const phrases = {
  all_one: '{{count}} new notice: {{parts}}.',
  all_other: '{{count}} new notices: {{parts}}.',
  part: {
    applicants_one: '{{count}} about an application',
    applicants_other: '{{count}} about applications',
    interviews_one: '{{count}} about an interview',
    interviews_other: '{{count}} about interviews',
    messages_one: '{{count}} message',
    messages_other: '{{count}} messages',
    answers_one: '{{count}} about an answer',
    answers_other: '{{count}} about answers',
    jobs_one: '{{count}} about a job',
    jobs_other: '{{count}} about jobs',
    reviews_one: '{{count}} review',
    reviews_other: '{{count}} reviews',
    team_one: '{{count}} about your team',
    team_other: '{{count}} about your team',
    help_one: '{{count}} about your question',
    help_other: '{{count}} about your questions',
  },
} as const;
