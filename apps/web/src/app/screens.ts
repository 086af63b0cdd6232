type Screens = readonly (readonly [path: string, name: string])[];

/** Screens for finding jobs and choosing the language. */
const find: Screens = [
  ['/', 'landing/landing'],
  ['/mainPage', 'landing/landing'],
  ['/joblist', 'job-list/job-list'],
  ['/jobs-in/:city/:work?', 'job-list/job-list'],
  ['/jobs', 'job-detail/job-detail'],
  ['/searchjob', 'search/search'],
  ['/mapjobs', 'map/map'],
  ['/selectlanguage', 'language/language'],
  ['/changelanguage', 'language/language'],
];

/** Public pages, rendered completely on the server. */
const read: Screens = [
  ['/blog', 'blog/blog'],
  ['/blogdetail', 'blog-post/blog-post'],
  ['/faq', 'faq/faq'],
  ['/candidatefaq', 'faq/faq'],
  ['/privacypolicy', 'legal/privacy'],
  ['/terms', 'legal/terms'],
  ['/companyprofile', 'company-profile/company-profile'],
  ['/postedjobs', 'posted-jobs/posted-jobs'],
  ['/companyWebsite', 'company-website/company-website'],
  ['/companyreview', 'company-reviews/company-reviews'],
  ['/interviewtips', 'interview-tips/interview-tips'],
  ['/offline', 'offline/offline'],
];

/** Signing in and personal screens. The server renders them without personal data. */
const candidate: Screens = [
  ['/register', 'register/register'],
  ['/updateProfile', 'update-profile/update-profile'],
  ['/myjobs', 'my-jobs/my-jobs'],
  ['/appliedjob', 'applied-jobs/applied-jobs'],
  ['/profile', 'profile/profile'],
  ['/editprofile', 'edit-profile/edit-profile'],
  ['/aboutme', 'about-me/about-me'],
  ['/interest', 'interests/interests'],
  ['/educationdetailtab', 'education/education'],
  ['/sscDetail', 'education/education'],
  ['/hsscDetail', 'education/education'],
  ['/ugDetail', 'education/education'],
  ['/pgDetail', 'education/education'],
  ['/workexperiencetab', 'work-experience/work-experience'],
  ['/fresher', 'work-experience/work-experience'],
  ['/experience', 'work-experience/work-experience'],
  ['/setting', 'settings/settings'],
  ['/whosaw', 'who-saw/who-saw'],
  ['/notification', 'notifications/notifications'],
  ['/qrcode', 'qr-code/qr-code'],
  ['/contactsupport', 'contact-support/contact-support'],
  ['/companyfeedback', 'company-feedback/company-feedback'],
  ['/viewresume', 'view-resume/view-resume'],
  ['/videoresume', 'video-resume/video-resume'],
  ['/ResumeLink', 'resume-link/resume-link'],
  ['/chatadmin', 'chat-admin/chat-admin'],
  ['/chatcompany', 'chat-company/chat-company'],
];

/** Every path and its screen. `job-list/job-list` is the file screens/job-list/job-list-screen.tsx. */
export const screens: Screens = [...find, ...read, ...candidate];
