export const phrases = {
  headline: 'Work near home, in your language',
  subline: 'Jobs near you that fit your work, your distance and your pay. Free for job seekers.',
  heroWhat: 'What work?',
  heroWhatHint: 'Cook, driver, office…',
  heroWhere: 'Where?',

  find: 'Search',
  countAll: '{{count}} jobs open today, in {{cities}} cities',
  countNear_one: '{{count}} job near {{place}}',
  countNear_other: '{{count}} jobs near {{place}}',
  countNearMany: 'More than {{count}} jobs near {{place}}',
  wall: 'What work are you looking for?',
  stepsTitle: 'Three simple steps',
  checksTitle: 'The five checks on every job',
  offersTitle: 'We also help employers with',
  featuresTitle: 'What you get',
  postsTitle: 'What’s new',
  postMore: 'Read more',
  postMoreOf: 'Read more: {{text}}',
  postElsewhereOf: 'Opens {{host}} in a new tab: {{text}}',
  allPosts: 'All posts',
  galleryTitle: 'People at work',
  questions: 'Common questions',
  allQuestions: 'All questions',
  allWork: 'All work',
  onMap: 'On the map',
  tilesTitle: 'What are you looking for?',

  boards: {
    tailor: 'Tailor',
    food: 'Dhaba',
    parcel: 'Parcel',
    work: 'Work',
  },
  mission: {
    title: 'The corner where you hear about work',
    text: 'Every neighbourhood has a corner where you hear who needs a cook, a tailor, a teacher or an accountant. We bring that corner to your phone: real places, pay you can see, in the language you speak. Good work near home leaves more money and more time for life.',
  },
  steps: {
    look: {
      title: 'Find a job',
      text: 'Choose your city or share your location. Choose the work, the pay and how far you can travel.',
    },
    apply: {
      title: 'Apply from your phone',
      text: 'Log in with your mobile number and a code, then apply with two taps. It costs a credit, never money.',
    },
    follow: {
      title: 'Follow your application',
      text: 'See when you are shortlisted, when your interview is and what the company decided. You can call HR or chat at any step.',
    },
  },
  five: {
    clicks: {
      unit: 'clicks',
      title: 'About 5 clicks to post',
      text: 'A company fills in the work, place, pay, hours and contact in the employer zone, and the job is online.',
    },
    days: {
      unit: 'days',
      title: 'Our goal: hired in under 5 days',
      text: 'People who live nearby, a clear status for every application, calls and chat in one place: all of it helps a company hire in under five days. This is our goal, not a promise.',
    },
    checks: {
      unit: 'checks',
      title: '5 authenticity checks',
      text: 'Every job shows which of the five checks are done, and when. If a check is not done, we say so.',
    },
  },
  checks: {
    identity: {
      title: 'The company',
      text: 'Its GSTIN, CIN or Udyam number is valid, and someone on our team has seen it.',
    },
    contact: {
      title: 'The contact',
      text: 'The phone number and e-mail work, and are not blocked for cheating.',
    },
    place: {
      title: 'The place',
      text: 'The address on the map is in the city named in the job.',
    },
    words: {
      title: 'The words',
      text: 'The job does not ask you for money, in English, Hindi or Marathi, in any script.',
    },
    pay: {
      title: 'The pay',
      text: 'The pay is realistic for this work in this city, and not below the minimum wage we have on record.',
    },
  },
  offers: {
    recruitment: {
      title: 'Recruitment support',
      text: 'Help with writing the job, sorting applications and setting up interviews.',
    },
    onboarding: {
      title: 'Onboarding support',
      text: 'Appointment letter, documents and a first-day plan for every new employee.',
    },
    lifeCycle: {
      title: 'Employee life-cycle management',
      text: 'Attendance, leave, transfers and exits, all managed for you.',
    },
    payroll: {
      title: 'Payroll outsourcing',
      text: 'Wages calculated and salary slips ready on time, every month.',
    },
    compliance: {
      title: 'Compliance management',
      text: 'PF, ESI and labour-law registers and returns, done for you.',
    },
    legal: {
      title: 'Legal services',
      text: 'Advice on contracts, policies and disputes at work.',
    },
  },
  features: {
    near: {
      title: 'Near you',
      text: 'See how far every job is, in a list or on a map, up to 30 km.',
    },
    language: {
      title: 'Your language',
      text: 'Hindi, Marathi or English. Search as you speak: rasoiya, swayampaki or cook.',
    },
    listen: {
      title: 'Listen to a job',
      text: 'Don’t want to read? Tap Listen and your phone reads the job aloud.',
    },
    callHr: {
      title: 'Call HR',
      text: 'Talk directly to the company during calling hours. No agents.',
    },
    status: {
      title: 'A clear status',
      text: 'Applied, shortlisted, interview, hired: every step with its date.',
    },
    chat: {
      title: 'Chat',
      text: 'Write to the company once it has shortlisted you, or to our team at any time.',
    },
    resume: {
      title: 'A resume in minutes',
      text: 'No resume? We turn your profile into a neat PDF, in your language.',
    },
    tips: {
      title: 'Tips and reviews',
      text: 'Interview tips to read or listen to, and what others say about a company.',
    },
  },
  safety: {
    title: 'Never pay for a job',
    text: 'No fee, no deposit, no training charge, no “gift”: not to a company, not to an agent, not to anyone using our name. If someone asks you for money, report the job. If you have already paid, call 1930 at once.',
  },
  gallery: {
    cook: 'A cook at the morning stove',
    tailor: 'A tailor at her machine',
    delivery: 'A delivery rider in the rain',
    teacher: 'A teacher with her class',
    technician: 'A technician repairing a fan',
    accountant: 'An accountant closing the day',
  },
  postJob: {
    title: 'Looking for people?',
    text: 'Post a job in the employer zone in about five clicks.',
    action: 'Post a job',
  },
  download: {
    title: 'On your phone too',
    text: 'In the mobile app you can also record a video or audio resume.',
    action: 'Download the app',
  },
  tiles: {
    seekers: { title: 'I need work', text: 'Jobs near home, free of charge' },
    employers: { title: 'I need people', text: 'Post a job in about five clicks' },
  },
  asked: {
    free: {
      question: 'Do I have to pay anything?',
      answer:
        'No. Searching, applying and calling are free for job seekers. Anyone who asks you for money is cheating you: report the job.',
    },
    credits: {
      question: 'What are credits?',
      answer:
        'You start with 10. Applying costs 1, and so does HR’s number for a job you have not applied to. A friend who joins with your code brings 3 to each of you, and when none are left you can ask for more.',
    },
    resume: {
      question: 'I have no resume. Can I apply?',
      answer:
        'Yes. A name and a verified mobile number are enough. From your profile we make a resume for you, whenever you want one.',
    },
    real: {
      question: 'How do I know that a job is real?',
      answer:
        'Look at the green ticks: each one is one of the five checks, with its date. If a check is not done, we say so.',
    },
    privacy: {
      question: 'Who sees my number?',
      answer: 'Only companies you apply to or call. We never sell your details or give them to agencies.',
    },
  },
} as const;
