export const phrases = {
  title: 'Log in or register',
  why: {
    apply_one: 'Apply with one tap: you start with {{count}} credit.',
    apply_other: 'Apply with one tap: you start with {{count}} credits.',
    follow: 'See how each application is going.',
    free: 'Free for job seekers. Never pay anyone for a job.',
  },
  accept: 'I accept the terms and the privacy policy.',
  notice: { title: 'What we keep of you, and who sees it', more: 'See everything, item by item' },
  terms: 'Terms',
  termsMissing: 'Please accept terms and conditions to proceed',
  google: 'Continue with Google',
  facebook: 'Continue with Facebook',
  safe: 'We never post anything, and companies see only what you send them.',
  busy: 'Logging you in…',
  closed: {
    title: 'Login is not open yet',
    text: 'Nobody has set up login on this site so far. You can look at every job; please come back later to apply.',
    jobs: 'See the jobs',
  },
} as const;
