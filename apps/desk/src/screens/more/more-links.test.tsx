import { noticeList } from '@nukkad/contract/partner/notice.routes.ts';
import { reviewList } from '@nukkad/contract/partner/review.routes.ts';
import { companyOne } from '@nukkad/contract/partner/team.routes.ts';
import { describe, expect, it } from 'vitest';
import { answer, fakePartner, offline } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { idOf } from '../../testing/sample-applicants.ts';
import { ME } from '../../testing/sample-me.ts';

/** Returns the texts and addresses of the links that match. */
const links = (selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => [link.textContent, link.getAttribute('href')]);

const TWO = {
  ...ME,
  companies: ME.companies.flatMap((one) => [one, { ...one, id: idOf(77), name: 'Other Foods' }]),
};

describe('the menu', () => {
  it.each([
    ['en', ['Your company', 'Team', 'Messages', 'Reviews', 'News', 'Settings', 'Help', 'Another company']],
    ['hi', ['आपकी कंपनी', 'टीम', 'मैसेज', 'रिव्यू', 'सूचनाएँ', 'सेटिंग', 'मदद', 'दूसरी कंपनी']],
    ['mr', ['तुमची कंपनी', 'टीम', 'मेसेज', 'रिव्ह्यू', 'सूचना', 'सेटिंग', 'मदत', 'दुसरी कंपनी']],
  ] as const)('leads in %s from each name to its screen', async (language, names) => {
    const page = await renderHireScreen('/companies', {
      me: TWO,
      partner: fakePartner(answer(companyOne, offline)),
    });
    await page.press('AFAnnapurna FoodsPune');
    await page.go('/more');
    if (language !== 'en') await page.press(language === 'hi' ? 'हिं हिन्दी' : 'म मराठी');
    await page.shows(names[0]);
    const paths = [
      '/company',
      '/team',
      '/messages',
      '/reviews',
      '/notices',
      '/settings',
      '/help',
      '/companies',
    ];
    expect(links('.hire-more a')).toEqual(names.map((name, at) => [name, paths[at]]));
  });
});

describe('the tabs', () => {
  it.each([
    ['/reviews', 'More'],
    ['/notices', 'More'],
    ['/more', 'More'],
    ['/today', 'Today'],
  ])('mark at %s “%s”', async (address, name) => {
    const partner = fakePartner(
      answer(companyOne, offline),
      answer(reviewList, { items: [], next: null }),
      answer(noticeList, { items: [], next: null, unread: 0 }),
    );
    await renderHireScreen(address, { partner });
    const current = [...document.querySelectorAll('.nk-tab-bar [aria-current=page]')];
    expect(current.map(({ textContent }) => textContent)).toEqual([name]);
  });

  it('lead from each name to its screen', async () => {
    await renderHireScreen('/today', { partner: fakePartner(answer(companyOne, offline)) });
    expect(links('.nk-tab-bar a')).toEqual([
      ['Today', '/today'],
      ['Jobs', '/jobs'],
      ['People', '/applicants'],
      ['Calendar', '/calendar'],
      ['More', '/more'],
    ]);
  });
});

it.each([
  [0, undefined, 'News'],
  [1, '1', 'News: 1'],
  [99, '99', 'News: 99'],
  [100, '99+', 'News: 100'],
])('shows %d unread news at the bell as %s', async (unread, count, name) => {
  const partner = fakePartner(
    answer(companyOne, offline),
    answer(noticeList, { items: [], next: null, unread }),
  );
  await renderHireScreen('/today', { partner });
  const bell = document.querySelector('.hire-header__bell');
  expect(bell?.querySelector<HTMLElement>('.nk-count')?.dataset.count).toBe(count);
  expect(bell?.getAttribute('aria-label')).toBe(name);
  expect(bell?.getAttribute('href')).toBe('/notices');
});
