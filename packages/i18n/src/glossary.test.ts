import { expect, it } from 'vitest';
import { GLOSSARY } from './testing/glossary.ts';
import { ALL_NAMESPACES, textsOf } from './testing/phrase-texts.ts';

/** Phrases in which a translation says it without this word. */
const SAID_OTHERWISE: Readonly<Partial<Record<keyof typeof GLOSSARY, readonly string[]>>> = {
  add: [
    'education.savedTitle',
    'profile.nextStep.PERSONAL',
    'profile.nextStep.EXPERIENCE',
    'profile.nextStep.EDUCATION',
    'profile.experience.none',
    'profile.education.none',
    'profile.resume.needsMore',
    'resume.noneHint',
    'resume.oldWord',
    'work.switchTitle',
  ],
  address: ['hire-company.wrong.email'],
  again: [
    'common.backOnline',
    'errors.code.STORAGE_FULL',
    'errors.code.MESSAGE_LIMIT',
    'errors.code.OTP_LIMIT',
    'errors.code.OTP_LOCKED',
    'errors.code.SIGN_IN_UNAVAILABLE',
    'filter.placeNotFound',
    'jobs.hidden',
    'login.suspended.reason.SPAM',
    'member-notices.answers.paused',
    'success.notInterested',
  ],
  allow: ['errors.code.FORBIDDEN', 'errors.code.SIGN_IN_OTHER_BROWSER', 'meta.description.terms'],
  applicant: ['apply.answersFirst', 'member-notices.answers.waiting', 'sms.answersWaiting'],
  apply: ['landing.steps.follow.title', 'member-notices.company.suspended', 'success.referralApplied'],
  bus: ['reading.postsIntro'],
  change: [
    'notices.application-status.number-moved',
    'notices.application-status.number-freed',
    'offline.maintenanceUntil',
  ],
  chat: ['landing.five.days.text'],
  check: ['personal.problem.birthDate'],
  choose: [
    'errors.code.INDUSTRY_MISSING',
    'hire-company.hoursWrong',
    'notices.application-status.hired',
    'notices.application-status.rejected',
  ],
  close: ['errors.code.JOB_NOT_ACTIVE', 'voice.problem.no-speech'],
  continue: ['work.switch'],
  cycle: ['landing.offers.lifeCycle.title'],
  date: ['common.offline', 'hire-shell.offline', 'work.inFuture'],
  device: ['hire-notices.push.state.on', 'hire-notices.push.state.off'],
  English: ['jobs.noVoice'],
  example: ['hire-company.rule.address'],
  experience: ['profile.nextStep.EXPERIENCE'],
  fake: ['meta.keywords.blog'],
  follow: ['landing.steps.follow.title', 'partner-errors.code.STEP_NOT_OPEN'],
  free: ['apply.noCreditsText'],
  graduate: ['hire-job-form.qualification.PG'],
  hidden: ['notices.job-notices.held'],
  home: ['filter.name.workPlace', 'job.fact.workPlace', 'offline.status.back'],
  India: ['meta.keywords.cities'],
  invite: ['notices.credits.request-declined'],
  item: ['login.notice.more'],
  message: ['login.suspended.reason.SPAM'],
  name: ['checks.reasons.in-city', 'home.unknown'],
  near: ['meta.description.recentSearch'],
  nearest: ['jobs.nearby'],
  notification: ['permission.names.NOTIFICATIONS', 'permission.iphoneNotifications'],
  offer: ['partner-errors.code.PAY_UNLAWFUL'],
  old: ['login.owner.text'],
  online: ['chat.lost', 'landing.five.clicks.text'],
  opened: ['education.marksheet.failed', 'meta.description.recentSearch', 'partner-errors.code.ACCESS_LIMIT'],
  page: ['errors.code.LINK_INVALID', 'reading.player.silent'],
  pay: ['checks.reasons.stipend-far-below', 'checks.reasons.stipend-far-above', 'jobs.about.pay'],
  place: [
    'hire-shell.places',
    'landing.mission.text',
    'member-notices.interviews.cancelled',
    'sms.interviewTomorrow',
  ],
  post: ['hire-job-form.qualification.PG'],
  profile: ['meta.keywords.interest', 'profile.resume.none', 'work.summary'],
  removed: ['work.switchText'],
  search: ['landing.features.language.text', 'meta.title.recentSearch', 'meta.keywords.recentSearch'],
  setting: ['landing.offers.recruitment.text'],
  share: [
    'errors.code.REFERRAL_OWN',
    'filter.radiusNeedsPlace',
    'hire-applicants.noNumber',
    'hire-applicants.noResume',
  ],
  site: ['development.signIn.explanation', 'development.outbox.explanation'],
  skill: ['job.skills'],
  somebody: [
    'hire-calendar.othersThen_one',
    'landing.checks.identity.text',
    'login.suspended.reason.OTHER_PERSON',
    'notices.application-status.number-moved',
  ],
  speak: ['apply.answers.english', 'landing.mission.text'],
  star: ['company.noReviewsOf'],
  start: ['login.owner.new'],
  stop: ['errors.pageCrashed'],
  tip: ['reading.tips.intro'],
  'turn on': ['reading.player.silent'],
  verify: ['partner-errors.code.PASSKEY_INVALID'],
  wage: ['landing.offers.payroll.text'],
  wait: [
    'errors.waiting',
    'hire-applicants.overdue_one',
    'hire-applicants.overdue_other',
    'hire-help.waiting',
  ],
  website: ['location.steps.SAFARI_MAC', 'permission.steps.SAFARI_MAC'],
  write: ['notices.interview-scheduled.missed'],
};

const PLACEHOLDER = /\{\{\w+\}\}/g;

const phrases = await Promise.all(
  ALL_NAMESPACES.map(async (name) => ({
    en: await textsOf('en', name),
    hi: await textsOf('hi', name),
    mr: await textsOf('mr', name),
  })),
);

it.each(Object.keys(GLOSSARY) as (keyof typeof GLOSSARY)[])(
  'the translations say “%s” where English says it',
  (word) => {
    const [en, hi, mr] = GLOSSARY[word];
    const says = phrases.flatMap((texts) =>
      [...texts.en]
        .filter(([, text]) => text.replace(PLACEHOLDER, '').search(en) >= 0)
        .map(([key]) => ({ key, hi: texts.hi.get(key) ?? '', mr: texts.mr.get(key) ?? '' })),
    );
    const without = says.filter((texts) => !hi.test(texts.hi) || !mr.test(texts.mr));
    expect(without.map(({ key }) => key).toSorted()).toEqual((SAID_OTHERWISE[word] ?? []).toSorted());
    expect(says.length).toBeGreaterThan(without.length);
  },
);
