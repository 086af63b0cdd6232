import { PUSH_KEYS } from '@nukkad/browser/testing/fake-push.ts';
import { APPLICANT_STAGES } from '@nukkad/contract/partner/applicant.routes.ts';
import { pushKey } from '@nukkad/contract/partner/notice.routes.ts';
import { answer } from '../fake-partner.ts';
import { SCREEN_STATES } from './all-states.ts';
import type { PressState } from './open-press-state.ts';
import { NAMELESS, OF_JOB, type ScreenState } from './screen-state.ts';

const NUMBER = { type: 'Your mobile number', text: '9876543219' };

/** States of the sign-in that only presses lead to. */
const SIGN_IN: readonly PressState[] = [
  { address: '/', me: null, name: 'number', steps: [NUMBER], only: ['Send me a code'] },
  { address: '/', me: null, name: 'code', steps: [NUMBER, { press: 'Send me a code' }] },
  {
    address: '/',
    me: NAMELESS,
    name: 'name',
    steps: [{ type: 'Your name', text: 'Asha' }],
    only: ['Continue'],
  },
];

/** The button that sends a text, by the field in which it is typed. */
const SENT_BY: Readonly<Record<string, string>> = {
  'About the company (optional)': 'Save',
  'Another number': 'Send me a code',
  'GSTIN, CIN or Udyam number (optional)': 'Add company',
  'Name or phone number of the company': 'Find',
  'Street and landmark': 'Save',
  'Their mobile number': 'Create the invitation',
};

/** Buttons that do what they do on the list of applicants. */
const OF_APPLICANTS = ['Answer Meena', 'Call Meena', 'Answer Ravi', 'Call Ravi'];
const WITHOUT: Readonly<Record<string, readonly string[]>> = {
  '/calendar': OF_APPLICANTS,
  [`${OF_JOB}/applicants`]: OF_APPLICANTS,
};

/** Screens without buttons of their own. Their form has a state with a text. */
const BARE: ReadonlySet<string> = new Set(['/companies', '/help', '/settings/delete']);
/** States whose buttons an earlier state of the screen has. */
const REPEATING: ReadonlySet<string> = new Set([
  ...APPLICANT_STAGES,
  ...['a ready-made message to a reader of Marathi', 'with messages', 'shares little', 'nobody', 'recruiter'],
  ...['interview: CONFIRMED', 'interview: DECLINED', 'past, without an outcome', 'without questions'],
  ...['ended', 'waiting', 'refused with a note', 'paused: REPORTED', 'paused: SUSPENDED'],
  ...['paused: ANSWERS_DUE', 'without jobs', 'an unknown company', 'recruiter without passkeys'],
  ...['answered OPEN', 'answered FILLED', 'alone, with an open invitation'],
]);

function isRepeating({ address, name, steps = [] }: ScreenState): boolean {
  if (name !== undefined) return REPEATING.has(name) || /^(closed:|reply|outcome) ?/.test(name);
  const [step] = steps;
  if (step === undefined) return BARE.has(address);
  return 'press' in step && ((address === OF_JOB && step.press === 'Pause') || step.press === 'Remove');
}

function pressesOf(state: ScreenState): PressState {
  const last = state.steps?.at(-1);
  const button = last && 'type' in last ? SENT_BY[last.type] : undefined;
  return { ...state, without: WITHOUT[state.address] ?? [], ...(button && { only: [button] }) };
}

const WITH_PUSH = [answer(pushKey, { publicKey: PUSH_KEYS[0] })];

/** Push messages. These are the last states, because the browser can notify until the test ends. */
const PUSH: readonly PressState[] = [
  ...(['granted', 'denied'] as const).map((permission) => ({
    address: '/notices',
    name: `push messages are ${permission}`,
    answers: WITH_PUSH,
    permission,
    only: ['Turn on'],
  })),
  {
    address: '/notices',
    name: 'push messages are on',
    answers: WITH_PUSH,
    permission: 'granted',
    steps: [{ press: 'Turn on' }],
    only: ['Turn off'],
  },
];

/** The states whose presses are recorded. */
export const PRESS_STATES: readonly PressState[] = [
  ...SCREEN_STATES.filter((state) => !isRepeating(state)).map(pressesOf),
  ...SIGN_IN,
  ...PUSH,
];
