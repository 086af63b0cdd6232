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
    missing: 'The notice about your data did not load. Try again, then log in.',
    short:
      'We keep your number or e-mail and what you fill in. A company sees it only if you apply there or call.',
    title: 'What we keep about you, and who sees it',
    more: 'See everything, item by item',
  },
  phone: {
    send: 'Agree and send code',
    agree: 'By asking for the code, you accept these and are 18 or older:',
    enter: 'Continue',
    keepSecret:
      'Never share this code, not even with us. If your SIM suddenly stops working, call your phone company at once.',
  },
  owner: {
    title: 'Is the old account yours?',
    text: 'There is an account with this number that nobody has used for months. Phone companies sometimes give old numbers to someone else.',
    same: 'Yes, it is mine',
    new: 'No, start a new one',
  },
  or: 'or',
  agree: 'I agree, continue',
  terms: 'Terms',
  termsMissing: 'Please accept the terms to continue',
  google: 'Continue with Google',
  facebook: 'Continue with Facebook',
  safe: 'We never post anything, and companies see only what you send them.',
  busy: 'Logging you in…',
  suspended: {
    title: 'Your account is suspended',
    reason: {
      FAKE_ACCOUNT: 'We think it was not made by a real person.',
      ABUSE: 'Messages sent from it insulted or threatened someone.',
      SPAM: 'It sent the same message to many people again and again.',
      OTHER_PERSON: 'It was used in someone else’s name.',
      RULES: 'It was used in a way that breaks our terms.',
    },
    object: 'If this is wrong, please write to us. Someone on our team will look at it and reply to you.',
    write: 'Write to {{address}}',
  },
  closed: {
    title: 'Login is not open yet',
    text: 'Login is not set up on this site yet. You can look at every job; please come back later to apply.',
    jobs: 'See the jobs',
  },
} as const;
