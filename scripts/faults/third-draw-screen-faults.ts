import type { Fault } from './fault.ts';

/** Faults of screens at places that were drawn at random, which no test noticed before. */
export const THIRD_DRAW_SCREEN_FAULTS: readonly Fault[] = [
  {
    name: 'older reviews load without a busy button',
    kind: 'screen',
    file: 'apps/web/src/screens/company-reviews/reviews.tsx',
    find: `          isBusy={query.isFetchingNextPage}
`,
    replace: '',
    tests: ['apps/web/src/lib/query/busy-buttons.test.ts'],
  },
  {
    name: 'maintenance of the chat renews the login',
    kind: 'member of a condition',
    file: 'apps/web/src/features/chat/connect-chat.ts',
    find: "['OVERLOADED', 'MAINTENANCE', 'RATE_LIMITED']",
    replace: "['OVERLOADED', 'RATE_LIMITED']",
    tests: ['apps/web/src/features/chat/connect-chat.test.ts'],
  },
  {
    name: 'the accepted versions of terms and notice are swapped',
    kind: 'row of a table',
    file: 'apps/web/src/screens/register/sign-in-box.tsx',
    find: '{ terms: notice.data.termsVersion, notice: notice.data.version }',
    replace: '{ terms: notice.data.version, notice: notice.data.termsVersion }',
    tests: ['apps/web/src/screens/register'],
  },
  {
    name: 'the city of the text stays when the home is chosen',
    kind: 'screen',
    file: 'apps/web/src/screens/job-list/job-list-screen.tsx',
    find: 'text: withoutParts(search.text, meaning.allPlaceParts)',
    replace: 'text: search.text',
    tests: ['apps/web/src/features/home/place-sheet.test.tsx'],
  },
  {
    name: 'spaces around a typed word are marked too',
    kind: 'limit',
    file: 'packages/ui/src/fields/matched-text.tsx',
    find: `      <mark>{text.slice(at, at + query.length)}</mark>
      {text.slice(at + query.length)}`,
    replace: `      <mark>{text.slice(at, at + match.length)}</mark>
      {text.slice(at + match.length)}`,
    tests: ['packages/ui/src/fields/fields.test.tsx'],
  },
  {
    name: 'search engines may list the empty page of older links',
    kind: 'screen',
    file: 'apps/web/src/screens/resume-link/resume-link-screen.tsx',
    find: 'content="noindex"',
    replace: 'content="index"',
    tests: ['apps/web/src/app/unlisted-screens.test.tsx'],
  },
  {
    name: 'a company does not see a single skill',
    kind: 'limit',
    file: 'apps/desk/src/screens/applicant/shared-profile.tsx',
    find: 'skills.length > 0 &&',
    replace: 'skills.length > 1 &&',
    tests: ['apps/desk/src/screens/applicant/applicant-screen.test.tsx'],
  },
  {
    name: 'a wrong code is still named while another is typed',
    kind: 'screen',
    file: 'apps/desk/src/screens/start/code-step.tsx',
    find: `          signIn.clearError();
`,
    replace: '',
    tests: ['apps/desk/src/screens/start/start-screen.test.tsx'],
  },
  {
    name: 'closing a company hides the people who wait',
    kind: 'member of a condition',
    file: 'apps/desk/src/screens/settings/only-owned.tsx',
    find: 'jobs + waiting === 0',
    replace: 'jobs === 0',
    tests: ['apps/desk/src/screens/settings/delete-account.test.tsx'],
  },
  {
    name: 'the panel of filters does not replace the form of the server',
    kind: 'screen',
    file: 'apps/web/src/screens/job-list/filter-sheet.tsx',
    find: `    showPanel();
    setVisit`,
    replace: '    setVisit',
    tests: ['apps/web/src/screens/job-list/filter-sheet-from-server.test.tsx'],
  },
  {
    name: 'the open form of filters is replaced',
    kind: 'screen',
    file: 'apps/web/src/screens/job-list/filter-sheet.tsx',
    find: 'if (loaded && !(dialog.current && form && isDialogOpen(dialog.current))) setPanel',
    replace: 'if (loaded) setPanel',
    tests: ['apps/web/src/screens/job-list/filter-sheet-from-server.test.tsx'],
  },
  {
    name: 'a link is not opened offline although a service worker has the page',
    kind: 'member of a condition',
    file: 'apps/web/src/lib/routing/late-router.ts',
    find: 'if (!navigator.onLine && !navigator.serviceWorker?.controller) {',
    replace: 'if (!navigator.onLine) {',
    tests: ['apps/web/src/lib/routing'],
  },
  {
    name: 'Back does nothing offline although a service worker has the page',
    kind: 'member of a condition',
    file: 'apps/web/src/lib/routing/late-router.ts',
    find: 'if (navigator.onLine || navigator.serviceWorker?.controller) window',
    replace: 'if (navigator.onLine) window',
    tests: ['apps/web/src/lib/routing'],
  },
  {
    name: 'a button that goes back loads no page if the engine is lost',
    kind: 'link',
    file: 'apps/web/src/lib/routing/late-router.ts',
    find: `if (typeof to === 'number') window.history.go(to);
      else if (to)`,
    replace: 'if (to)',
    tests: ['apps/web/src/lib/routing'],
  },
  {
    name: 'the first of several links is opened when the internet is back',
    kind: 'second round',
    file: 'apps/web/src/lib/routing/late-router.ts',
    find: 'onceOnline = () => void navigate(to, ...rest);',
    replace: 'onceOnline ??= () => void navigate(to, ...rest);',
    tests: ['apps/web/src/lib/routing'],
  },
];
