/** Texts of notices to members of companies, by type and template. They contain no names of seekers. */
export const phrases = {
  applicants: {
    one: 'New applicant for {{jobTitle}}. Look and call today, before somebody else does.',
    many: 'New applicants: {{count}}. The latest wants to work as {{jobTitle}}.',
    withdrawn: 'An applicant for {{jobTitle}} has withdrawn. Their details are no longer visible to you.',
  },
  interviews: {
    confirmed: 'Confirmed: interview for {{jobTitle}} on {{date}}, {{time}}.',
    'other-time':
      'Another time, please: for the interview for {{jobTitle}} the applicant suggests {{date}}, {{time}}.',
    declined: 'The applicant for {{jobTitle}} will not come to the interview on {{date}}, {{time}}.',
    cancelled:
      'The interview for {{jobTitle}} on {{date}}, {{time}} will not take place: the applicant has withdrawn.',
  },
  messages: {
    one: 'An applicant for {{jobTitle}} has written to you.',
  },
  answers: {
    waiting: 'Applicants waiting for your answer: {{count}}. The longest wait is {{days}} days.',
    paused:
      'We have paused {{jobTitle}}, because many people are waiting for your answer. It opens again by itself when you answer.',
    resumed: '{{jobTitle}} is open again. Thank you for answering.',
  },
  jobs: {
    'still-open': 'Still hiring for {{jobTitle}}? Tell us with one press.',
    'closed-silent':
      'We have closed {{jobTitle}}, because nobody answered whether it is still open. You can open it again.',
    approved: '{{jobTitle}} is checked and open.',
    refused: 'Our team has refused {{jobTitle}}. Look at the job to see why.',
    reported: 'People have reported {{jobTitle}}. It is paused until our team has looked at it.',
    cleared: 'Our team has looked at the reports about {{jobTitle}} and found nothing wrong.',
    removed: 'Our team has removed {{jobTitle}}, because people reported it.',
    ending: '{{jobTitle}} ends on {{date}}. If you still need somebody, give it more days with one press.',
    paused:
      'Our team has paused {{jobTitle}}. You can open it again on its page. If you do not know why, write to us under Help.',
    opened: 'Our team has started {{jobTitle}} again. People can apply for it.',
    closed:
      'Our team has closed {{jobTitle}}. You can open it again on its page. If you do not know why, write to us under Help.',
  },
  company: {
    'claim-granted': '{{company}} is yours here now. You can see who applied.',
    'claim-refused': 'We could not confirm that {{company}} is yours. Write to us if that is wrong.',
    'paper-accepted': 'Our team has looked at your paper. People now see that {{company}} was checked.',
    'paper-refused':
      'Our team could not use your paper for {{company}}. Please send a clear photo that shows its name.',
    suspended:
      'Our team has put {{company}} on hold: people do not see its jobs, and you cannot see who applied. Write to us under Help to settle it.',
    restored: '{{company}} is no longer on hold: people see its jobs, and you can see who applied.',
  },
  team: {
    ask: 'Who still belongs to {{company}}? Confirm your team with one press.',
    unused:
      'People who had not been here for 60 days no longer belong to {{company}}: {{count}}. You can invite them again.',
    owner: 'You are now the owner of {{company}}. You can invite and remove people.',
    closed:
      '{{company}} has been closed here by its owner. Its jobs are closed, and everybody who waited gets an answer.',
  },
  reviews: {
    new: 'Somebody who had an interview with you has written a review. Read what they say.',
  },
  help: {
    answered: 'We have answered your question. You find it under Help.',
    done: 'Our team has dealt with your question. You find it under Help.',
  },
} as const;
