export const phrases = {
  title: 'Contact support',
  intro: 'We read every message and answer as soon as we can.',
  visitorIntro:
    'A login that does not work, a code that does not come, a job that asks for money: write or call. Once logged in you can write from here too.',
  email: 'E-mail',
  phone: 'Phone',
  address: 'Address',
  message: 'Your message',
  hint: 'What happened? What did you want to do?',
  emptyTitle: 'No feedback found',
  emptyText: 'Please write something first.',
  sentTitle: 'Message sent',
  sentText: 'Thank you. We will write to your e-mail.',
  feedbackTitle: 'Feedback from companies',
  feedbackNone: 'No feedback yet',
  feedbackNoneHint: 'What companies say about you after an interview comes here.',
  left: '{{count}} letters left',
} as const;
