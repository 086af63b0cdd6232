export const phrases = {
  headline: 'Work near home, in your language',
  subline:
    'A matchmaker in three languages that weighs the work, the distance and the pay for you. Free for job seekers.',
  heroWhat: 'What work?',
  heroWhatHint: 'Cook, driver, office…',
  heroWhere: 'Where?',

  find: 'Search',
  countAll: '{{count}} jobs open today, in {{cities}} cities',
  countNear_one: '{{count}} job near {{place}}',
  countNear_other: '{{count}} jobs near {{place}}',
  countNearMany: 'More than {{count}} jobs near {{place}}',
  wall: 'What work are you looking for?',
  stepsTitle: 'In three steps',
  checksTitle: 'The five checks on every job',
  offersTitle: 'For employers we also arrange',
  featuresTitle: 'What you get',
  postsTitle: 'What is new with us',
  postMore: 'Read more',
  postMoreOf: 'Read more: {{text}}',
  postElsewhereOf: 'Opens {{host}} in a new tab: {{text}}',
  allPosts: 'All posts',
  galleryTitle: 'People at work',
  questions: 'Questions people ask',
  allQuestions: 'All questions',
  allWork: 'All work',
  onMap: 'On the map',
  tilesTitle: 'Two ways from here',

  boards: {
    tailor: 'Tailor',
    food: 'Dhaba',
    parcel: 'Parcel',
    work: 'Work',
  },
  mission: {
    title: 'Word of work, from the street corner',
    text: 'In every neighbourhood there is a corner where one hears who needs a cook, a tailor, a teacher, an accountant. We bring that corner to your phone: real places, the pay in plain sight, in the language you speak. Good work near home leaves more money and more time for life.',
  },
  steps: {
    look: {
      title: 'Look around',
      text: 'Pick your city or share your location. Say what work, how much pay, how far.',
    },
    apply: {
      title: 'Apply from your phone',
      text: 'Sign in, verify your mobile number once, then apply. It costs a credit, never money.',
    },
    follow: {
      title: 'Follow each step',
      text: 'See when you are shortlisted, when the interview is and what came of it. Call HR or chat in between.',
    },
  },
  five: {
    clicks: {
      unit: 'clicks',
      title: 'About 5 clicks to post',
      text: 'Work, place, pay, hours, contact: that is all a company needs to put a job up in the employer zone.',
    },
    days: {
      unit: 'days',
      title: 'Our goal: hired in under 5 days',
      text: 'People who live close, one clear status for each application, calls and chat in one place: everything here is made to get from posting to joining in under five days. It is what we aim for, not a promise.',
    },
    checks: {
      unit: 'checks',
      title: '5 authenticity checks',
      text: 'Each job shows which of these five are done, with the date. A check not done is shown as not done.',
    },
  },
  checks: {
    identity: {
      title: 'The company',
      text: 'Its GSTIN, CIN or Udyam number is well formed, with the right check character, and a person of our team has seen it.',
    },
    contact: {
      title: 'The contact',
      text: 'The phone number and the e-mail answer, and neither is on a blocklist.',
    },
    place: {
      title: 'The place',
      text: 'The address on the map lies in the city that the job names.',
    },
    words: {
      title: 'The words',
      text: 'The text asks no money of you, in English, Hindi or Marathi, nor in Hindi or Marathi written in English letters.',
    },
    pay: {
      title: 'The pay',
      text: 'The pay is plausible for this work in this city, and not below the minimum wage on record.',
    },
  },
  offers: {
    recruitment: {
      title: 'Recruitment support',
      text: 'Help with writing the job, sorting applications and fixing interviews.',
    },
    onboarding: {
      title: 'Onboarding support',
      text: 'Appointment letter, papers and first-day plan for each new person.',
    },
    lifeCycle: {
      title: 'Employee life-cycle management',
      text: 'Attendance, leave, transfers and exits kept in order.',
    },
    payroll: {
      title: 'Payroll outsourcing',
      text: 'Wages worked out and slips made in time, month after month.',
    },
    compliance: {
      title: 'Compliance management',
      text: 'PF, ESI and labour-law registers and returns looked after.',
    },
    legal: {
      title: 'Legal services',
      text: 'Advice on contracts, policies and disputes at work.',
    },
  },
  features: {
    near: {
      title: 'Near you',
      text: 'Every job with its distance, on a list or a map, up to 30 km.',
    },
    language: {
      title: 'Your language',
      text: 'Hindi, Marathi or English. Search as you speak: rasoiya, swayampaki or cook.',
    },
    listen: {
      title: 'Listen to a job',
      text: 'Rather not read? Tap Listen and the phone reads the job out.',
    },
    callHr: {
      title: 'Call HR',
      text: 'Talk to the company itself, in calling hours. No agent in between.',
    },
    status: {
      title: 'A clear status',
      text: 'Applied, shortlisted, interview, hired: each step with its date.',
    },
    chat: {
      title: 'Chat',
      text: 'Write to the company once it has shortlisted you, or to our team at any time.',
    },
    resume: {
      title: 'A resume in minutes',
      text: 'No resume? We make a neat PDF from your profile, in your language.',
    },
    tips: {
      title: 'Tips and reviews',
      text: 'Interview tips to read and hear, and what others say about a company.',
    },
  },
  safety: {
    title: 'Never pay for a job',
    text: 'No fee, no deposit, no training charge, no “gift”. Not to a company, not to an agent, not to anyone who uses our name. If someone asks, report the job. If money has gone, call 1930 at once.',
  },
  gallery: {
    cook: 'A cook at the morning stove',
    tailor: 'A tailor at her machine',
    delivery: 'A delivery rider in the rain',
    teacher: 'A teacher with her class',
    technician: 'A technician mending a fan',
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
        'No. Looking, applying and calling are free for job seekers. Whoever asks you for money is a cheat: report the job.',
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
        'Count the green ticks: each is one of the five checks, with its date. A check that was not made is shown as not made.',
    },
    privacy: {
      question: 'Who sees my number?',
      answer:
        'Only companies you applied to or called. We do not sell your details or hand them to agencies.',
    },
  },
} as const;
