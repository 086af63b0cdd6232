import type { Fault } from './fault.ts';

const WEB_SCREENS = 'apps/web/src/app/approved-screens.test.tsx';
const DESK_PRESSES = 'apps/desk/src/app/approved-presses.test.tsx';

/** Faults in what screen readers read, and in what buttons do when they are pressed, also if that fails. */
export const PRESSED_FAULTS: readonly Fault[] = [
  {
    name: 'browsers translate the referral code',
    kind: 'screen',
    file: 'apps/web/src/screens/qr-code/qr-code-screen.tsx',
    find: '<b translate="no">',
    replace: '<b>',
    tests: [WEB_SCREENS],
  },
  {
    name: 'screen readers read the question for the language in the wrong language',
    kind: 'screen',
    file: 'apps/web/src/screens/language/language-screen.tsx',
    find: '<span key={language} lang={language}>',
    replace: '<span key={language}>',
    tests: [WEB_SCREENS],
  },
  {
    name: 'the registration for the campus drive replaces the job',
    kind: 'link',
    file: 'apps/web/src/features/job/detail/campus-drive-link.tsx',
    find: ' target="_blank" rel="noopener noreferrer"',
    replace: '',
    tests: [WEB_SCREENS],
  },
  {
    name: 'a refused application still waits to be sent',
    kind: 'member of a condition',
    file: 'apps/web/src/features/offline/outbox/waiting.ts',
    find: "return entry.route === 'applications.apply' && entry.problem === null;",
    replace: "return entry.route === 'applications.apply';",
    tests: [WEB_SCREENS],
  },
  {
    name: 'the dialog for HR opens with the error of the last time',
    kind: 'second round',
    file: 'apps/web/src/features/applications/hr/hr-dialog.tsx',
    find: `    reveal.reset();
`,
    replace: '',
    tests: ['apps/web/src/screens/job-detail/calling-hr.test.tsx'],
  },
  {
    name: 'the page of a job loads the sentences of its checks late',
    kind: 'side effect',
    file: 'apps/web/src/screens/job-detail/job-detail-screen.tsx',
    find: "'apply', 'checks']",
    replace: "'apply']",
    tests: ['apps/web/src/app/screen-phrases.test.ts'],
  },
  {
    name: 'a place with an area is said to be without one',
    kind: 'member of a condition',
    file: 'apps/desk/src/features/place/place-fields.tsx',
    find: 'place.locality === null && known !== null',
    replace: 'known !== null',
    tests: ['apps/desk/src/screens/job-form/new-job-screen.test.tsx'],
  },
  {
    name: 'a PIN code has no position',
    kind: 'member of a condition',
    file: 'apps/desk/src/features/place/place-fields.tsx',
    find: String.raw`locality !== null || /\d/.test(typed)`,
    replace: 'locality !== null',
    tests: ['apps/desk/src/screens/job-form/job-blocks.test.tsx'],
  },
  {
    name: 'nothing says why another number cannot be used',
    kind: 'screen',
    file: 'apps/desk/src/screens/start/company-step.tsx',
    find: '{signOut.error !== null && (',
    replace: '{signOut.error === undefined && (',
    tests: [DESK_PRESSES],
  },
  {
    name: 'the question whether to remove a reply cannot be cancelled',
    kind: 'screen',
    file: 'apps/desk/src/screens/reviews/own-reply.tsx',
    find: 'onCancel={() => setAsking(false)}',
    replace: 'onCancel={() => setAsking(true)}',
    tests: [DESK_PRESSES],
  },
];
