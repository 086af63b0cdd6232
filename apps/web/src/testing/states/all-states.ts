import { screens } from '../../app/screens.ts';
import { JOBS } from './job-states.ts';
import { PERSONAL } from './personal-states.ts';
import { RARE } from './rare-states.ts';
import { addressOf, EMPTY, OFFLINE, type ScreenState } from './screen-state.ts';

/** A time soon after those of the contract's examples. */
export const NOW = '2026-11-28T05:30:00.000Z';

/** The screens that show something. `/ResumeLink` is an empty page for older links. */
export const SHOWN = screens.filter(([path]) => path !== '/ResumeLink');

/** The first path of each screen. Others show the same screen. */
export const FIRST: ReadonlySet<string> = new Set(
  new Map(SHOWN.map(([path, name]) => [name, path]).reverse() as [string, string][]).values(),
);

/** Screens whose loader waits for responses before they open. They are never shown while they load. */
const OPENS_LOADED: ReadonlySet<string> = new Set([
  ...['/', '/joblist', '/jobs', '/searchjob', '/blog', '/blogdetail', '/faq', '/privacypolicy', '/terms'],
  ...['/companyprofile', '/postedjobs', '/companyWebsite', '/companyreview', '/register', '/chatcompany'],
]);

/** Each screen for a seeker and for a visitor, with empty lists, without a connection, and while it loads. */
const USUAL = SHOWN.flatMap(([path]): readonly ScreenState[] => {
  const address = addressOf(path);
  if (!FIRST.has(path)) return [{ address }];
  const visitor: ScreenState = { address, viewer: 'visitor' };
  // A seeker who is signed in is led to the jobs.
  const usual: ScreenState = path === '/register' ? visitor : { address };
  return [
    ...new Set([usual, visitor]),
    { ...usual, name: 'empty', answers: EMPTY },
    { ...usual, name: 'offline', answers: OFFLINE },
    ...(OPENS_LOADED.has(path) ? [] : [{ ...usual, name: 'loading', isLoading: true }]),
  ];
});

/** The states of the seekers' screens whose texts and presses are approved. */
export const SCREEN_STATES: readonly ScreenState[] = [
  ...USUAL,
  ...JOBS,
  ...PERSONAL,
  ...RARE,
  { address: '/no-such-page' },
];
