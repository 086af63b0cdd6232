export const phrases = {
  title: 'Log in',
  why: {
    applyOnly: 'Apply from your phone, without paper.',
    apply_one: 'Apply from your phone, without paper: you start with {{count}} credit.',
    apply_other: 'Apply from your phone, without paper: you start with {{count}} credits.',
    follow: 'See how each application is going.',
    free: 'Free for job seekers. Never pay anyone for a job.',
  },
  accept: 'I accept the terms and the privacy policy.',
  notice: {
    missing: 'What we keep of you could not be loaded. Try again, then log in.',
    short:
      'We keep your number or e-mail and what you fill in. A company sees it only if you apply there or call.',
    title: 'What we keep of you, and who sees it',
    more: 'See everything, item by item',
  },
  phone: {
    send: 'Agree and send code',
    agree: 'You accept these texts and are 18 or older:',
    enter: 'Go on',
  },
  owner: {
    title: 'Is the old account yours?',
    text: 'There is an account with this number that nobody has used for months. Numbers are sometimes given to somebody else.',
    same: 'Yes, it is mine',
    new: 'No, start a new one',
  },
  or: 'or',
  agree: 'I agree, go on',
  terms: 'Terms',
  termsMissing: 'Please accept the terms to continue',
  google: 'Continue with Google',
  facebook: 'Continue with Facebook',
  safe: 'We never post anything, and companies see only what you send them.',
  busy: 'Logging you in…',
  suspended: {
    title: 'Your account is suspended',
    reason: {
      FAKE_ACCOUNT: 'We believe that it was not made by a real person.',
      ABUSE: 'Messages sent from it insulted or threatened someone.',
      SPAM: 'It sent the same thing to many again and again.',
      OTHER_PERSON: 'It was used in somebody else’s name.',
      RULES: 'It was used against our terms.',
    },
    object: 'If this is wrong, please write to us. A person will look at it and answer you.',
    write: 'Write to {{address}}',
  },
  closed: {
    title: 'Login is not open yet',
    text: 'Nobody has set up login on this site so far. You can look at every job; please come back later to apply.',
    jobs: 'See the jobs',
  },
} as const;
