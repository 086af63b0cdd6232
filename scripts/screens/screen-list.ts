/** The kind of user who sees a screen: signed out or signed in, on the seekers' site or on the companies' site. */
export type ScreenViewer = 'visitor' | 'seeker' | 'shopkeeper' | 'member';

const HIRE_VIEWERS: readonly ScreenViewer[] = ['shopkeeper', 'member'];

/** Reports whether a viewer uses the companies' site. */
export const isOnHireSite = (viewer: ScreenViewer): boolean => HIRE_VIEWERS.includes(viewer);

/** A screen to take pictures of. */
export interface PicturedScreen {
  /** Name of the picture files. */
  readonly name: string;
  /** The path on the viewer's site; `{job}` and other placeholders are replaced by the paths of seeded objects. */
  readonly path: string;
  readonly viewer: ScreenViewer;
}

const seen = (viewer: ScreenViewer, screens: Readonly<Record<string, string>>): PicturedScreen[] =>
  Object.entries(screens).map(([name, path]) => ({ name, path, viewer }));

/** Every screen of the product. URLs that show the same screen are listed once. @internal */
export const PICTURED_SCREENS: readonly PicturedScreen[] = [
  ...seen('visitor', {
    landing: '/',
    'job-list': '/joblist?city=Pune',
    'search-cook': '/joblist?q=cook',
    'search-rasoiya': '/joblist?q=रसोइया',
    'search-hospital-receptionist': '/joblist?q=hospital+receptionist+pune',
    job: '{job}',
    search: '/searchjob',
    map: '/mapjobs?city=Pune',
    'map-india': '/mapjobs',
    language: '/selectlanguage',
    blog: '/blog',
    'blog-post': '{post}',
    faq: '/faq',
    privacy: '/privacypolicy',
    terms: '/terms',
    company: '{company}',
    'company-jobs': '{companyJobs}',
    'company-reviews': '{companyReviews}',
    'company-website': '{companySite}',
    register: '/register',
    'not-found': '/nothing-here',
    offline: '/offline',
  }),
  ...seen('seeker', {
    'job-seeker': '{job}',
    'my-jobs': '/myjobs',
    'applied-jobs': '/appliedjob?list=applied',
    'interview-tips': '/interviewtips',
    profile: '/profile',
    'edit-profile': '/editprofile',
    'first-profile': '/updateProfile',
    'about-me': '/aboutme',
    interests: '/interest',
    education: '/educationdetailtab',
    experience: '/workexperiencetab',
    settings: '/setting',
    'who-saw': '/whosaw',
    notifications: '/notification',
    'qr-code': '/qrcode',
    support: '/contactsupport',
    feedback: '/companyfeedback',
    resume: '/viewresume',
    'video-resume': '/videoresume',
    'chat-admin': '/chatadmin',
    'chat-company': '{chat}',
  }),
  ...seen('shopkeeper', {
    'hire-sign-in': '/',
    'hire-invitation': '/invite/nothing-like-it',
    'hire-still-wanted': '/still/nothing-like-it',
  }),
  ...seen('member', {
    'hire-today': '/today',
    'hire-applicants': '/applicants',
    'hire-applicants-of-job': '{hireJob}/applicants',
    'hire-applicant': '{applicant}',
    'hire-thread': '{applicant}/messages',
    'hire-calendar': '/calendar',
    'hire-messages': '/messages',
    'hire-notices': '/notices',
    'hire-reviews': '/reviews',
    'hire-jobs': '/jobs',
    'hire-new-job': '/jobs/new',
    'hire-job': '{hireJob}',
    'hire-edit-job': '{hireJob}/edit',
    'hire-company': '/company',
    'hire-companies': '/companies',
    'hire-team': '/team',
    'hire-settings': '/settings',
    'hire-help': '/help',
    'hire-more': '/more',
    'hire-join': '/join',
    'hire-join-help': '/join/help',
    'hire-not-found': '/nothing-here',
  }),
];

/** Returns the screens whose names contain one of the words; all without words. */
export function chosenScreens(only: readonly string[]): PicturedScreen[] {
  if (only.length === 0) return [...PICTURED_SCREENS];
  return PICTURED_SCREENS.filter(({ name }) => only.some((word) => name.includes(word)));
}
