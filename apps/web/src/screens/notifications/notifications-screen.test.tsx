import { expect, it } from 'vitest';
import { exampleOf, fakeApi, offline, refuses } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const NEWS = exampleOf('notifications.list');
const NONE = { ...NEWS, notifications: [] };
const CLEAR = 'Delete this notification: Annapurna Kitchens has shortlisted you';

it.each([
  ['en', 'Notifications · Nukkad Jobs', '20 Nov 2026, 3 PM New'],
  ['hi', 'नोटिफ़िकेशन · Nukkad Jobs', '20 नवंबर 2026, दोपहर 3 बजे नया'],
  ['mr', 'नोटिफिकेशन · Nukkad Jobs', '20 नोव्हेंबर 2026, दुपारी 3 वाजता नवीन'],
] as const)('shows notifications in %s', async (language, title, when) => {
  const screen = await renderScreen('/notification', { language });
  expect(document.title).toBe(title);
  await screen.shows(when);
});

it('deletes one, and shows the list without it', async () => {
  const screen = await renderScreen('/notification');
  screen.api.answer({ 'notifications.list': NONE });
  await screen.press(CLEAR);
  await screen.hides('Annapurna Kitchens has shortlisted you');
  const [first] = NEWS.notifications;
  expect(screen.api.calls('notifications.clearOne')).toEqual([{ notificationId: first?.id }]);
});

it('shows an error and keeps the item if it could not be deleted', async () => {
  const screen = await renderScreen('/notification', {
    api: fakeApi({ 'notifications.clearOne': offline }),
  });
  await screen.press(CLEAR);
  await screen.shows('No internet. Please check your internet connection and try again.');
  await screen.shows('Annapurna Kitchens has shortlisted you');
});

it('deletes all after a confirmation', async () => {
  const screen = await renderScreen('/notification');
  await screen.press('Clear all');
  await screen.shows('Clear all notifications?');
  expect(screen.api.calls('notifications.clearAll')).toEqual([]);
  screen.api.answer({ 'notifications.list': NONE });
  await screen.press('Clear all');
  await screen.hides('Annapurna Kitchens has shortlisted you');
  expect(screen.api.calls('notifications.clearAll')).toHaveLength(1);
});

it('sends only the changed notification settings', async () => {
  const screen = await renderScreen('/notification');
  await screen.press('Choose notifications');
  await screen.press('My applications');
  await screen.press('Save');
  await screen.settled();
  expect(screen.api.calls('notifications.updatePreferences')).toEqual([
    { changes: [{ id: 'APPLICATION', isEnabled: false }] },
  ]);
});

it.each([
  ['en', 'We are very busy right now. Please try again in a minute.', 'Try again'],
  ['hi', 'अभी बहुत लोग हैं। एक मिनट में फिर कोशिश करें।', 'फिर कोशिश करें'],
  ['mr', 'आत्ता खूप लोक आहेत. एका मिनिटाने पुन्हा प्रयत्न करा.', 'पुन्हा प्रयत्न करा'],
] as const)('shows in %s that the server is busy, and tries again', async (language, words, retry) => {
  const api = fakeApi({ 'notifications.list': refuses('OVERLOADED') });
  const screen = await renderScreen('/notification', { language, api });
  await screen.shows(words);
  api.answer({ 'notifications.list': NEWS });
  await screen.press(retry);
  await screen.shows('Annapurna Kitchens has shortlisted you');
});

it.each([
  ['en', 'Job alerts', '“beautician” jobs in Nashik · Part time', 'Stop this alert'],
  ['hi', 'इनका नया काम आए तो आपको बताया जाएगा', '· पार्ट टाइम', 'अब न बताएँ'],
  ['mr', 'याचं नवीन काम आलं की तुम्हाला कळवलं जाईल', '· पार्ट टाइम', 'आता कळवू नका'],
] as const)('lists the job alerts in %s, and removes one', async (language, heading, title, stop) => {
  const screen = await renderScreen('/notification', { language });
  await screen.shows(heading);
  await screen.shows(title);
  const [alert] = exampleOf('alerts.list').alerts;
  screen.api.answer({ 'alerts.list': { alerts: [] } });
  await screen.press(screen.names().find((name) => name.startsWith(`${stop}: `)) ?? '');
  await screen.hides(heading);
  expect(screen.api.calls('alerts.remove')).toEqual([{ alertId: alert?.id }]);
});
