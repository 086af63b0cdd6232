import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loseConnection } from '../testing/lose-connection.ts';
import { renderHireScreen } from '../testing/render-hire-screen.tsx';
import { idOf } from '../testing/sample-applicants.ts';
import { NOW } from '../testing/sample-interview.ts';
import { JOB } from '../testing/sample-job.ts';
import { wholePartner } from '../testing/whole-partner.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
  vi.stubGlobal('PublicKeyCredential', class {});
});
afterEach(() => void vi.useRealTimers());

/**
 * Whether a button of the open dialog, or else of the screen, cannot be pressed. A disabled fieldset disables all of its
 * buttons.
 */
const isOff = (name: string): boolean | undefined => {
  const area = document.querySelector('dialog[open]') ?? document;
  const found = [...area.querySelectorAll<HTMLButtonElement>('button')].find(
    (one) =>
      (one.getAttribute('aria-label') ?? one.textContent) === name &&
      one.closest('dialog:not([open])') === null,
  );
  return found && (found.disabled || found.closest('fieldset:disabled') !== null);
};

interface Case {
  readonly address: string;
  readonly presses?: readonly string[];
  readonly typed?: readonly [field: string, text: string];
  /** Whether the text is typed before the buttons are pressed. */
  readonly isTypedFirst?: boolean;
  /** The buttons that send something. */
  readonly buttons: readonly string[];
  readonly isVisitor?: boolean;
}

it.each<Case>([
  { address: `/invite/${'a'.repeat(22)}`, buttons: ['Accept'] },
  { address: '/applicants', buttons: ['Save as a table', 'Call Meena', 'Take it back'] },
  {
    address: '/applicants',
    presses: ['Call Meena'],
    buttons: ['We talked', 'No answer', 'Wrong number', 'Comes', 'Does not want it'],
  },
  {
    address: '/applicants',
    presses: ['Answer Meena'],
    buttons: ['Shortlist', 'Interview', 'Hired', 'Lives too far', 'Another reason'],
  },
  {
    address: `/applicants/${idOf(1)}`,
    buttons: ['Take this answer back', 'Invite Meena to an interview', 'Resume', 'Call'],
  },
  {
    address: `/applicants/${idOf(1)}`,
    presses: ['Invite Meena to an interview', '3 PM'],
    buttons: ['Send the invitation'],
  },
  {
    address: '/calendar',
    buttons: [
      'Agree to tomorrow, 3 PM',
      'Came',
      'Did not come',
      'We were not there',
      'Change the interview with Meena',
    ],
  },
  {
    address: '/company',
    buttons: [
      'Remove: Licence',
      'Add photo of the shop front',
      'Add photo of the licence',
      'Save hours',
      'Choose a logo',
      'Remove logo',
      'Remove: Picture 1',
      'Add a picture',
    ],
  },
  { address: '/company', presses: ['Change name and details'], buttons: ['Save'] },
  { address: '/company', presses: ['Change address'], buttons: ['Save'] },
  { address: '/company', presses: ['Prove or change number'], buttons: ['Send me a code'] },
  { address: '/help', typed: ['Your question', 'Hello?'], buttons: ['Send'] },
  { address: '/join', buttons: ['Find', 'Add company'] },
  {
    address: '/join',
    typed: ['Name or phone number of the company', 'shinde'],
    presses: ['Find'],
    isTypedFirst: true,
    buttons: ['This is mine: Shinde Sweets'],
  },
  { address: '/jobs', buttons: ['Delete Cook for a mess', 'Copy Cook for a mess', 'Still looking'] },
  { address: `/jobs/${JOB.id}`, buttons: ['Pause', '30 more days', 'Copy Cook for a mess'] },
  {
    address: `/jobs/${JOB.id}`,
    presses: ['Close'],
    buttons: ['Found somebody here', 'Found somebody elsewhere', 'Nobody is needed any more'],
  },
  { address: '/jobs/new', buttons: ['Publish'] },
  {
    address: `/jobs/${JOB.id}/edit`,
    presses: ['HoursFull time · Day', 'Night'],
    buttons: ['Save'],
  },
  { address: `/applicants/${idOf(1)}/messages`, typed: ['Your message', 'Hello'], buttons: ['Send'] },
  { address: '/notices', buttons: ['Mark all as read'] },
  {
    address: '/reviews',
    presses: ['Reply'],
    typed: ['Your reply to this review', 'Thank you.'],
    buttons: ['Publish the reply'],
  },
  {
    address: '/settings',
    presses: ['Keep quiet at night'],
    buttons: ['Save', 'Log out', 'Log out everywhere else', 'Add a passkey', 'Remove the passkey: Phone'],
  },
  { address: '/settings', typed: ['Your name', 'Asha'], buttons: ['Save'] },
  { address: '/settings', buttons: ['Log out on this device'] },
  { address: '/settings/delete', buttons: ['Delete my account'] },
  { address: '/settings/delete', presses: ['Delete my account'], buttons: ['Delete'] },
  { address: '/reviews', buttons: ['Remove'] },
  { address: '/reviews', presses: ['Remove'], buttons: ['Remove'] },
  { address: '/team', buttons: ['Make owner', 'Remove', 'Leave Annapurna Foods'] },
  { address: '/team', presses: ['Remove'], buttons: ['Remove'] },
  { address: '/team', presses: ['Leave Annapurna Foods'], buttons: ['Leave'] },
  { address: '/team', buttons: ['All still belong', 'Create the invitation'] },
  { address: `/still/${'a'.repeat(22)}`, buttons: ['Still looking', 'Filled, close it'], isVisitor: true },
])(
  'the buttons $buttons of $address are off without a connection only',
  async ({ address, presses = [], typed, isTypedFirst = false, buttons, isVisitor = false }) => {
    const page = await renderHireScreen(address, { partner: wholePartner(), ...(isVisitor && { me: null }) });
    if (typed && isTypedFirst) await page.type(...typed);
    for (const name of presses) await page.press(name);
    if (typed && !isTypedFirst) await page.type(...typed);
    expect(buttons.map((name) => [name, isOff(name)])).toEqual(buttons.map((name) => [name, false]));
    loseConnection();
    await page.shows('You have no internet');
    expect(buttons.map((name) => [name, isOff(name)])).toEqual(buttons.map((name) => [name, true]));
  },
);
