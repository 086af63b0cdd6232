import { COMPANY_SCREENS } from './company-states.ts';
import { DAYS } from './day-states.ts';
import { JOBS } from './job-states.ts';
import { MEMBER } from './member-states.ts';
import { PEOPLE } from './people-states.ts';
import type { ScreenState } from './screen-state.ts';

/** The states of the company site's screens whose texts and presses are approved. */
export const SCREEN_STATES: readonly ScreenState[] = [
  ...MEMBER,
  ...DAYS,
  ...PEOPLE,
  ...JOBS,
  ...COMPANY_SCREENS,
];
