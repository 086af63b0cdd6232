/** Pages that replace external services during development: sign-in and SMS. */
export const phrases = {
  signIn: {
    title: 'Choose who signs in',
    explanation:
      'No Google credentials are set here, so this page stands in for Google. It exists for trying the product and for tests only.',
    choose: 'Ready people',
    someoneNew: 'Someone new',
    name: 'Name',
    email: 'E-mail',
    enter: 'Sign in',
    wrong: 'Please give a name and a valid e-mail.',
  },
  outbox: {
    title: 'SMS outbox',
    explanation: 'No SMS provider is set here, so messages land on this page. Reload it for new ones.',
    none: 'No message yet.',
    to: 'To',
    text: 'Message',
  },
} as const;
