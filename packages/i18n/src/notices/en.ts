/** Texts of notifications by type and template. */
export const phrases = {
  'application-status': {
    'number-moved':
      'Someone verified your mobile number in another account, so it is no longer in yours. Nothing else has changed. Add a number so that companies can call you.',
    'number-freed':
      'Our team has removed the mobile number from your account. Nothing else has changed. Add a number so that companies can call you.',
    applied:
      'You have applied for {{jobTitle}} at {{company}}. Keep your phone on. If nobody looks at your application for {{days}} days, you get your credit back.',
    'company-feedback': '{{company}} has written feedback about you.',
    shortlisted: '{{company}} has shortlisted you for {{jobTitle}}. Keep your phone on.',
    interviewed: '{{company}} has marked your interview for {{jobTitle}} as done.',
    hired:
      'Congratulations! {{company}} has chosen you for {{jobTitle}}. Ask for the pay and the joining date in writing.',
    'hire-undone':
      'Sorry, our last message was a mistake: {{company}} has not chosen you for {{jobTitle}} yet. Your application is still open.',
    rejected: '{{company}} did not choose you for {{jobTitle}} this time. There are more jobs near you.',
    'no-answer':
      '{{company}} has not answered you about {{jobTitle}}, and the job closed a month ago. Your application has ended.',
    reopened:
      'Good news: {{company}} has opened your application for {{jobTitle}} again. Keep your phone on.',
  },
  'interview-scheduled': {
    scheduled: 'Interview for {{jobTitle}} at {{company}}: {{date}}, {{time}}.',
    rescheduled: 'New time for your interview at {{company}}: {{date}}, {{time}}.',
    reminder: 'Tomorrow, {{time}}: interview at {{company}}. Look up the route today and leave early.',
    changed:
      'Your interview at {{company}} has new details: {{date}}, {{time}}. Look up the place and what to bring.',
    soon: 'In two hours, {{time}}: interview at {{company}}. Time to set off.',
    missed:
      '{{company}} says that you did not come to the interview on {{date}}. Would you still like the job? Write to them.',
    'company-absent':
      'Sorry: nobody from {{company}} was there for your interview on {{date}}. They have told us, and can suggest another time.',
  },
  'new-job-matching': {
    one: 'New job near you: {{jobTitle}} at {{company}}, {{salary}} a month, {{distance}} away.',
    many: 'New jobs for you nearby: {{count}}. Nearest: {{jobTitle}}, {{distance}} away.',
  },
  'job-alert': {
    one: 'New job for your search {{search}}: {{jobTitle}}, {{company}}.',
    many: 'New jobs for your search {{search}}: {{count}}.',
    'one-unnamed': 'New job for one of your searches: {{jobTitle}}, {{company}}.',
    'many-unnamed': 'New jobs for one of your searches: {{count}}.',
  },
  credits: {
    granted: 'Credits added: {{count}}. You now have {{balance}}.',
    referral: '{{friend}} joined with your code. Credits added: {{count}}.',
    'referral-anonymous': 'A friend joined with your code. Credits added: {{count}}.',
    'request-declined':
      'We could not give you more credits this time. You can ask again in a week, or invite a friend.',
    'refunded-fake-job':
      '{{jobTitle}} was fake, so we removed it. You have your credit back: {{balance}} in all. If you paid anyone, call 1930.',
    'refunded-refused-job':
      'We removed {{jobTitle}} after a check. You have your credit back: {{balance}} in all. Do not pay anyone for it.',
    'refunded-not-viewed':
      '{{company}} did not look at your application for 14 days. You have your credit back: {{balance}} in all.',
    'refunded-company-closed':
      '{{company}} has closed here without looking at your application. You have your credit back: {{balance}} in all.',
    'refunded-no-answer': '{{company}} never answered you, so you have your credit back: {{balance}} in all.',
  },
  'chat-message': {
    company: '{{company}} has sent you a message.',
    support: 'Our team has replied to you.',
  },
  'followed-company-posted': {
    posted: '{{company}} has posted a job: {{jobTitle}}, {{city}}.',
  },
  'job-notices': {
    'closing-soon': 'A job you saved closes on {{date}}: {{jobTitle}} at {{company}}.',
    closed: '{{jobTitle}} at {{company}} is closed now.',
    held: 'We are checking {{jobTitle}} at {{company}} again. It is hidden until then. Do not pay anyone for it.',
    reopened: '{{jobTitle}} at {{company}} is open again after our check.',
    'company-suspended':
      'After a check, we have closed all jobs at {{company}} for now. Do not pay anyone for them.',
    'company-restored':
      '{{company}} is back after our check. The jobs you saved or applied for there are open again.',
    removed: 'We removed {{jobTitle}} at {{company}} after a check. Do not pay anyone for it.',
    'review-hidden': 'We checked your review of {{company}} and hid it. Only you can see it.',
    'review-replied': '{{company}} has replied to your review.',
    'review-restored': 'Everyone can see your review of {{company}} again.',
  },
  tips: {
    'profile-step': 'Your profile is {{percent}}% complete. Next step: {{step}}.',
    'blog-post': 'New to read: {{title}}',
  },
} as const;
