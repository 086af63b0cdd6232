import { until } from '@nukkad/browser/testing/page.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const SITE = { employerUrl: 'https://employers.example.com/', appUrl: 'https://app.example.com/' };

const isScrolled = () => document.documentElement.hasAttribute('data-scrolled');

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

afterEach(() => scrollTo(0));

it.each([
  [
    'en',
    [
      'Find jobs',
      'My jobs',
      'Interview tips',
      'Employers | Post a job',
      'Download the app',
      'Language',
      'Log in',
    ],
  ],
  ['hi', ['काम खोजें', 'मेरे काम', 'इंटरव्यू टिप्स', 'कंपनियों के लिए | नौकरी डालें', 'ऐप डाउनलोड करें', 'भाषा', 'लॉगिन']],
  [
    'mr',
    ['काम शोधा', 'माझी कामं', 'इंटरव्ह्यू टिप्स', 'कंपन्यांसाठी | नोकरी टाका', 'ॲप डाउनलोड करा', 'भाषा', 'लॉगिन'],
  ],
] as const)(
  'leads to every main place in %s, from one list that a button opens',
  async (language, places) => {
    await renderScreen('/faq', { language, viewer: 'visitor', site: SITE });
    const menu = document.querySelector('header nav[popover]');
    expect([...(menu?.querySelectorAll(':scope > a') ?? [])].map((link) => link.textContent)).toEqual(places);
    expect(
      [...(menu?.querySelectorAll('.menu-languages a') ?? [])].map(({ textContent }) => textContent),
    ).toEqual(['EN', 'हिं', 'म']);
    expect(
      document.querySelector(`header button[popovertarget="${menu?.id}"]`)?.getAttribute('aria-label'),
    ).toBeTruthy();
  },
);

it('closes the menu after a navigation, and not before', async () => {
  const screen = await renderScreen('/faq', { viewer: 'visitor' });
  const menu = document.querySelector<HTMLElement>('header nav[popover]');
  if (!menu) throw new Error('There is no menu');
  let closed = 0;
  menu.hidePopover = () => {
    closed += 1;
  };
  expect(closed).toBe(0);
  menu.querySelector<HTMLElement>('a[href="/joblist"]')?.click();
  await screen.settled();
  expect(screen.address()).toBe('/joblist');
  await vi.waitFor(() => expect(closed).toBe(1));
});

it('is compact from a scroll position of 120 pixels', async () => {
  await renderScreen('/faq', { viewer: 'visitor' });
  expect(isScrolled()).toBe(false);
  scrollTo(119);
  expect(isScrolled()).toBe(false);
  scrollTo(120);
  expect(isScrolled()).toBe(true);
  scrollTo(121);
  expect(isScrolled()).toBe(true);
  scrollTo(119);
  expect(isScrolled()).toBe(false);
});

it.each([
  [99, '99'],
  [100, '99+'],
])('shows %d unread notifications as %s', async (unread, shown) => {
  await renderScreen('/faq', { api: fakeApi({ 'notifications.unreadCount': { unread } }) });
  expect(document.querySelector('header a[href="/notification"]')?.textContent).toBe(shown);
});

it.each([
  [0, 'Notifications', ''],
  [1, 'Notifications, 1 new', '1'],
  [99, 'Notifications, 99 new', '99'],
  [100, 'Notifications, 100 new', '99+'],
])('shows %d unread notifications at the bell', async (unread, name, count) => {
  await renderScreen('/faq', { api: fakeApi({ 'notifications.unreadCount': { unread } }) });
  const bell = document.querySelector('.site-header__bell');
  await until(() => expect(bell?.getAttribute('aria-label')).toBe(name));
  expect(bell?.textContent).toBe(count);
});
