export const phrases = {
  title: 'News',
  empty: 'No news yet',
  emptyHint: 'You read here when somebody applies, replies to an interview, or we have checked a job.',
  toJobs: 'See your jobs',
  isNew: 'New',
  readAll: 'Mark all as read',
  push: {
    title: 'Messages on this device',
    start: 'Turn on',
    stop: 'Turn off',
    state: {
      on: 'This device shows your news, also when the site is closed. That ends when you log out here.',
      off: 'Your news can appear on this device, also when the site is closed: new applicants, replies to interviews, your jobs. No names of applicants are in it. Your browser asks you first.',
      denied:
        'Your browser blocks our messages. Allow them in its settings for this site, then open this page again.',
      unsupported:
        'This browser cannot show messages of sites. On an iPhone, add this site to the home screen and open it there. Your news is always on this page.',
      unset: 'Messages on devices are not set up here. Your news is always on this page.',
    },
  },
} as const;
