import type { Fault } from './fault.ts';

const CORE = 'packages/core/src';
const API = 'apps/api/src';

/** Faults in accounts, logins and profiles. */
export const ACCOUNT_FAULTS: readonly Fault[] = [
  {
    name: 'a device that was logged out still gets push messages',
    kind: 'side effect',
    file: `${CORE}/logins/end-logins.ts`,
    find: '    await tx.pushSubscription.deleteMany({ where: { candidateId, loginId: { in: loginIds } } });\n',
    replace: '',
    tests: [`${API}/modules/logins`],
  },
  {
    name: 'somebody takes the number of an account that is in use',
    kind: 'member of a condition',
    file: `${CORE}/session/enter-by-phone.ts`,
    find: "const isNewAccount = holder === null || (isUnclear && owner === 'new');",
    replace: "const isNewAccount = holder === null || owner === 'new';",
    tests: [
      `${API}/modules/session/phone-sign-in.contract.test.ts`,
      `${API}/modules/session/phone-sign-in-attacks.contract.test.ts`,
    ],
  },
  {
    name: 'an added sign-in replaces the e-mail address',
    kind: 'order',
    file: `${CORE}/session/attach-sign-in.ts`,
    find: 'email: account.email ?? email,',
    replace: 'email: email ?? account.email,',
    tests: [`${API}/modules/session/attach-sign-in.int.test.ts`],
  },
  {
    name: 'the year of a degree is the year in Greenwich',
    kind: 'day of India',
    file: `${CORE}/profile/write-degree.ts`,
    find: 'Number(indiaDay(now).slice(0, 4))',
    replace: 'now.getUTCFullYear()',
    tests: [`${API}/modules/profile`, `${API}/modules/education`],
  },
  {
    name: 'a position cannot be removed after the consent was withdrawn',
    kind: 'member of a condition',
    file: `${CORE}/profile/update-personal.ts`,
    find: 'const mayStorePoint = point === null || (point',
    replace: 'const mayStorePoint = (point',
    tests: [`${API}/modules/profile`, `${API}/modules/consent`],
  },
  {
    name: 'a new device loses its push messages, and not the oldest one',
    kind: 'order',
    file: `${CORE}/startup/save-push-subscription.ts`,
    find: "orderBy: [{ seenAt: 'desc' }, { token: 'asc' }],",
    replace: "orderBy: [{ seenAt: 'asc' }, { token: 'asc' }],",
    tests: [`${API}/modules/startup`, `${API}/modules/notifications`],
  },
  {
    name: 'a saved job uses up the week',
    kind: 'member of a condition',
    file: `${CORE}/jobs/count-view.ts`,
    find: 'job.isSeen || job.isSaved || job.application !== null',
    replace: 'job.isSeen || job.application !== null',
    tests: [`${API}/modules/jobs`],
  },
  {
    name: 'a changed e-mail address keeps the check of the old contact',
    kind: 'member of a condition',
    file: `${CORE}/registration/change-company.ts`,
    find: "...(has('phone', 'email') ? {",
    replace: "...(has('phone') ? {",
    tests: [
      `${API}/partner/company-profile.contract.test.ts`,
      `${API}/partner/registration.contract.test.ts`,
    ],
  },
];
