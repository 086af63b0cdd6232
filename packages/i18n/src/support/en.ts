export const phrases = {
  title: 'Contact support',
  intro: 'We read every message and reply as soon as we can.',
  visitorIntro:
    'Login does not work? No code came? A job asks for money? Write to us or call. Once you are logged in, you can write from here too.',
  email: 'E-mail',
  phone: 'Phone',
  address: 'Address',
  message: 'Your message',
  hint: 'What happened? What did you want to do?',
  emptyTitle: 'Your message is empty',
  emptyText: 'Please write something first.',
  sentTitle: 'Message sent',
  sentText: 'Thank you. We will reply by e-mail.',
  feedbackTitle: 'Feedback from companies',
  feedbackNone: 'No feedback yet',
  feedbackNoneHint: 'What companies say about you after an interview will show up here.',
  left: '{{count}} letters left',
} as const;
