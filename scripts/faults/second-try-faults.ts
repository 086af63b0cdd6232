import type { Fault } from './fault.ts';

const DESK_PRESSES = 'apps/desk/src/app/approved-presses.test.tsx';
const FILTER_SHEET = 'apps/web/src/screens/job-list/filter-sheet.test.tsx';
const CONSENT = 'apps/web/src/features/consent/consent-question.test.tsx';
const INTERVIEW = 'apps/desk/src/screens/applicant/interview.test.tsx';

/** Faults in buttons that wait for a response, in second tries, and in what is forgotten or kept after closing. */
export const SECOND_TRY_FAULTS: readonly Fault[] = [
  {
    name: 'the button that makes an owner is not busy while it waits',
    kind: 'screen',
    file: 'apps/desk/src/screens/team/team-member.tsx',
    find: 'isBusy: change.isBusy || end.isBusy',
    replace: 'isBusy: end.isBusy',
    tests: [DESK_PRESSES],
  },
  {
    name: 'the question who still belongs is not busy while it waits',
    kind: 'screen',
    file: 'apps/desk/src/features/team/team-question.tsx',
    find: '<SendButton isBusy={confirm.isBusy}',
    replace: '<SendButton',
    tests: [DESK_PRESSES],
  },
  {
    name: 'the buttons of an outcome are not off while it waits',
    kind: 'member of a condition',
    file: 'apps/desk/src/features/interviews/use-interview.ts',
    find: 'isBusy: change.isBusy || outcome.isBusy',
    replace: 'isBusy: change.isBusy',
    tests: [DESK_PRESSES],
  },
  {
    name: 'a withdrawn consent counts as given',
    kind: 'member of a condition',
    file: 'apps/web/src/features/consent/consent-question.tsx',
    find: 'item.isGiven === true)',
    replace: 'item.isGiven !== null)',
    tests: [CONSENT],
  },
  {
    name: 'a closed question for consent goes on by itself',
    kind: 'member of a condition',
    file: 'apps/web/src/features/consent/consent-question.tsx',
    find: 'isOpen && !notice.isPending && (item',
    replace: '!notice.isPending && (item',
    tests: [CONSENT],
  },
  {
    name: 'filters that were not applied stay in the closed sheet',
    kind: 'second round',
    file: 'apps/web/src/screens/job-list/filter-sheet.tsx',
    find: `    setVisit((before) => before + 1);
`,
    replace: '',
    tests: [FILTER_SHEET],
  },
  {
    name: 'the sheet stays open when its filters are applied',
    kind: 'side effect',
    file: 'apps/web/src/screens/job-list/filter-sheet.tsx',
    find: `    closeDialog(dialog.current);
`,
    replace: '',
    tests: [FILTER_SHEET],
  },
  {
    name: 'push messages are never offered if they could not be offered once',
    kind: 'member of a condition',
    file: 'apps/web/src/features/push/push-offer.tsx',
    find: 'if (isOffered) rememberPushOffered();',
    replace: 'rememberPushOffered();',
    tests: ['apps/web/src/features/push/push-offer.test.tsx'],
  },
  {
    name: 'the button of an hour does not replace a typed time',
    kind: 'second round',
    file: 'apps/desk/src/features/interviews/time-fields.tsx',
    find: "hour: value === null ? null : Number(value), date: '', time: ''",
    replace: 'hour: value === null ? null : Number(value)',
    tests: [INTERVIEW],
  },
  {
    name: 'the button of a day does not replace a typed time',
    kind: 'second round',
    file: 'apps/desk/src/features/interviews/time-fields.tsx',
    find: "day: value ?? choice.day, date: '', time: ''",
    replace: 'day: value ?? choice.day',
    tests: [INTERVIEW],
  },
  {
    name: 'the bell shows 99+ for 99 notifications',
    kind: 'limit',
    file: 'apps/web/src/app/shell/bell-link.tsx',
    find: 'unread > SHOWN_MAX ?',
    replace: 'unread >= SHOWN_MAX ?',
    tests: ['apps/web/src/app/shell/site-header.test.tsx'],
  },
  {
    name: 'the error of the last four digits stays while others are typed',
    kind: 'second round',
    file: 'apps/web/src/screens/profile/last-four.tsx',
    find: `            setWrong(false);
`,
    replace: '',
    tests: ['apps/web/src/screens/profile/profile-screen.test.tsx'],
  },
  {
    name: 'the error of push messages stays during the next try',
    kind: 'second round',
    file: 'apps/desk/src/screens/notices/push-part.tsx',
    find: `    setError(null);
`,
    replace: '',
    tests: ['apps/desk/src/screens/notices/notices-screen.test.tsx'],
  },
  {
    name: 'the error of finding a company stays during the next try',
    kind: 'second round',
    file: 'apps/desk/src/screens/join/find-company.tsx',
    find: `    setError(null);
`,
    replace: '',
    tests: ['apps/desk/src/screens/join/join-screen.test.tsx'],
  },
  {
    name: 'the error of an outcome stays when the interview is moved',
    kind: 'second round',
    file: 'apps/desk/src/features/interviews/use-interview.ts',
    find: `    outcome.clearError();
`,
    replace: '',
    tests: ['apps/desk/src/screens/calendar/calendar-screen.test.tsx'],
  },
];
