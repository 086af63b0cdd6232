export const phrases = {
  title: 'Log in or register',
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
      'An account stores your name, e-mail, picture and what you add. A company sees it only where you apply or call.',
    title: 'What we keep of you, and who sees it',
    more: 'See everything, item by item',
  },
  terms: 'Terms',
  termsMissing: 'Please accept terms and conditions to proceed',
  google: 'Continue with Google',
  facebook: 'Continue with Facebook',
  safe: 'We never post anything, and companies see only what you send them.',
  busy: 'Logging you in…',
  suspended: {
    title: 'Your account is suspended',
    reason: {
      FAKE_ACCOUNT: 'We believe that it was not made by a real person.',
      ABUSE: 'Messages from it hurt or threatened somebody.',
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
