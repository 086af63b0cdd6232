/** Texts of notifications by type and template. */
export const phrases = {
  'application-status': {
    'number-moved':
      'Your mobile number was verified in another account, so it is no longer in yours. Everything else is as it was. Add a number so that companies can call you.',
    'number-freed':
      'Our team has taken the mobile number out of your account. Everything else is as it was. Add a number so that companies can call you.',
    applied:
      'You have applied: {{jobTitle}}, {{company}}. Keep your phone on. If nobody looks at it for {{days}} days, your credit comes back.',
    'company-feedback': '{{company}} has written feedback about you.',
    shortlisted: '{{company}} has shortlisted you for {{jobTitle}}. Keep your phone on.',
    interviewed: '{{company}} has marked your interview for {{jobTitle}} as done.',
    hired:
      'Congratulations! {{company}} has chosen you for {{jobTitle}}. Ask for the pay and the joining date in writing.',
    'hire-undone':
      '{{company}} has not chosen you for {{jobTitle}} yet: that message was a mistake. Your application goes on.',
    rejected: '{{company}} has not chosen you for {{jobTitle}} this time. Other jobs near you are waiting.',
  },
  'interview-scheduled': {
    scheduled: 'Interview for {{jobTitle}} at {{company}}: {{date}}, {{time}}.',
    rescheduled: 'New time for your interview at {{company}}: {{date}}, {{time}}.',
    reminder: 'Tomorrow, {{time}}: interview at {{company}}. Look up the way today and leave early.',
  },
  'new-job-matching': {
    one: 'New near you: {{jobTitle}} at {{company}}, {{salary}} a month, {{distance}} away.',
    many: 'New jobs near you that fit: {{count}}. The nearest: {{jobTitle}}, {{distance}} away.',
  },
  'job-alert': {
    one: 'New for your search {{search}}: {{jobTitle}}, {{company}}.',
    many: 'New jobs for your search {{search}}: {{count}}.',
    'one-unnamed': 'New for a search of yours: {{jobTitle}}, {{company}}.',
    'many-unnamed': 'New jobs for a search of yours: {{count}}.',
  },
  credits: {
    granted: 'Credits added: {{count}}. You now have {{balance}}.',
    referral: '{{friend}} joined with your code. Credits added: {{count}}.',
    'referral-anonymous': 'A friend joined with your code. Credits added: {{count}}.',
    'request-declined':
      'Your request for credits was not granted this time. You can ask again in a week, or refer a friend.',
    'refunded-fake-job':
      '{{jobTitle}} was removed as fake. Your credit is back; you have {{balance}}. If you paid anyone, call 1930.',
    'refunded-refused-job':
      '{{jobTitle}} was removed after a check. Your credit is back; you have {{balance}}. Do not pay anyone for it.',
    'refunded-not-viewed':
      '{{company}} did not look at your application for 14 days. Your credit is back; you have {{balance}}.',
  },
  'chat-message': {
    company: '{{company}} has sent you a message.',
    support: 'Our team has answered you.',
  },
  'followed-company-posted': {
    posted: '{{company}} has posted a job: {{jobTitle}}, {{city}}.',
  },
  'job-notices': {
    'closing-soon': 'Saved job closing on {{date}}: {{jobTitle}} at {{company}}.',
    closed: '{{jobTitle}} at {{company}} is closed now.',
    held: '{{jobTitle}} at {{company}}: we are checking this job again. Until then it is hidden; do not pay anyone for it.',
    reopened: '{{jobTitle}} at {{company}} is open again after our check.',
    'company-suspended':
      'After a check, all jobs of {{company}} are closed for now. Do not pay anyone for them.',
    'company-restored':
      '{{company}} is back after our check. You can go on with what you saved or applied for there.',
    removed: '{{jobTitle}} at {{company}} was removed after a check. Do not pay anyone for it.',
    'review-hidden': 'After a check, your review of {{company}} is hidden: only you see it.',
    'review-restored': 'Your review of {{company}} is shown again.',
  },
  tips: {
    'profile-step': 'Your profile is {{percent}}% complete. The next step: {{step}}.',
    'blog-post': 'New to read: {{title}}',
  },
} as const;
