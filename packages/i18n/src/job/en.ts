/** Texts of a whole job: its page, and the job beside a list. */
export const phrases = {
  gender: { ANY: 'Anyone', MALE: 'Men', FEMALE: 'Women' },
  facts: 'At a glance',
  fact: {
    title: 'Job title',
    pay: 'Pay',
    company: 'Company',

    jobType: 'Job type',
    shift: 'Hours',
    workPlace: 'Home or workplace',
    experience: 'Experience',
    qualification: 'Education',

    gender: 'For',
    posted: 'Posted on',
    openings: 'Openings',

    city: 'City',
    closes: 'Open until',
  },
  views_zero: 'Nobody has looked at it yet',
  views_one: 'Seen by {{count}} person',
  views_other: 'Seen by {{count}} people',
  app: {
    title: 'Also in the app',
    text: 'Get replies right away, and record a video about yourself.',
    later: 'Not now',
  },
  skills: 'Skills needed',
  requirements: 'About the work',
  where: 'Where you will work',
  campusDrive: 'Campus drive: register',
  chatCompany: 'Chat with the company',
  chatCompanyUnread_one: 'Chat with the company ({{count}} new)',
  chatCompanyUnread_other: 'Chat with the company ({{count}} new)',
} as const;
