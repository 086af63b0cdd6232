import { until } from '@nukkad/browser/testing/page.ts';
import { moveFocusWithDialogs } from '@nukkad/ui/testing/dialog-focus.ts';
import { beforeEach, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const ADDRESS = '/jobs?cook-for-a-mess-aZ09bY';
const { job: JOB } = exampleOf('jobs.byShareId');
const SETTINGS = { ...exampleOf('startup.settings'), hrFromHour: 0, hrToHour: 24 };
const APPLY = 'Apply · 1 credit';

beforeEach(moveFocusWithDialogs);

/** Returns the button with this text on the page itself. */
const onPage = (text: string) =>
  [...document.querySelectorAll('button')].find(
    (button) => button.textContent === text && !button.closest('dialog'),
  );

async function expectFocus(text: string): Promise<void> {
  await until(() => expect(document.activeElement?.textContent).toBe(text));
  expect(document.activeElement).toBe(onPage(text));
}

/** Presses a button of the page, as a keyboard does: the button has the focus. */
async function pressFocused(screen: Awaited<ReturnType<typeof renderScreen>>, text: string): Promise<void> {
  await until(() => expect(onPage(text)).toBeDefined());
  onPage(text)?.focus();
  await screen.press(text);
}

it.each([
  [APPLY, 'Apply for this job?', 'Cancel'],
  ['Call HR', 'Show number · 1 credit', 'Close'],
])('the dialog of “%s” returns the focus to its button', async (button, shown, closing) => {
  const screen = await renderScreen(ADDRESS, { api: fakeApi({ 'startup.settings': SETTINGS }) });
  await pressFocused(screen, button);
  await screen.shows(shown);
  expect(document.activeElement?.closest('dialog')).not.toBeNull();
  await screen.press(closing);
  await expectFocus(button);
});

it('the dialogs of the number and of its code return the focus to the button to apply', async () => {
  const api = fakeApi({ 'account.summary': { ...exampleOf('account.summary'), isMobileVerified: false } });
  const screen = await renderScreen(ADDRESS, { api });
  await pressFocused(screen, APPLY);
  await screen.type('Mobile number', '98123 45678');
  await screen.press('Send code');
  await screen.shows('6-digit code');
  expect(document.activeElement?.closest('dialog')).not.toBeNull();
  await screen.press('Close');
  await screen.shows('First, your mobile number');
  expect(document.activeElement?.closest('dialog')).not.toBeNull();
  await screen.press('Close');
  await screen.hides('First, your mobile number');
  await expectFocus(APPLY);
});

it('a dialog that opens by itself after signing in returns the focus to the button to apply', async () => {
  const pending = JSON.stringify({ subject: JOB.id, until: Date.now() + 3_600_000 });
  const screen = await renderScreen(ADDRESS, { tab: { 'nukkad.wanted.apply': pending } });
  await screen.shows('Apply for this job?');
  await screen.press('Cancel');
  await expectFocus(APPLY);
});
