/** Pages that replace external services during development: sign-in and SMS. */
export const phrases = {
  signIn: {
    title: 'Choose who logs in',
    explanation:
      'This site has no Google credentials, so this page replaces Google. It is only for trying the product and for tests.',
    choose: 'Sample people',
    someoneNew: 'Someone new',
    name: 'Name',
    email: 'E-mail',
    enter: 'Log in',
    wrong: 'Please give a name and a valid e-mail.',
  },
  outbox: {
    title: 'SMS outbox',
    explanation:
      'This site has no SMS provider, so text messages appear on this page. Reload it to see new ones.',
    none: 'No messages yet.',
    to: 'To',
    text: 'Message',
  },
} as const;
