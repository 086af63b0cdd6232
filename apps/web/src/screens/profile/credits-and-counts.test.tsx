import { until } from '@nukkad/browser/testing/page.ts';
import { expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const PROFILE = exampleOf('profile.whole');
const STATEMENT = exampleOf('credits.statement');
const [ENTRY] = STATEMENT.entries;

const entry = (id: string, kind: 'APPLY' | 'REFUND' | 'REFERRAL', amount: number) => ({
  ...ENTRY,
  id,
  kind,
  amount,
  jobTitle: null,
  jobLink: null,
});

it.each([
  ['en', 'Credits', ['Applied', 'Returned', 'A friend joined']],
  ['hi', 'क्रेडिट', null],
  ['mr', 'क्रेडिट', null],
] as const)('the ledger shows in %s what was spent and what was added', async (language, credits, kinds) => {
  const entries = [entry('a', 'APPLY', -1), entry('b', 'REFUND', 1), entry('c', 'REFERRAL', 3)];
  const api = fakeApi({
    'profile.whole': { ...PROFILE, credits: 7 },
    'credits.statement': { balance: 7, entries, nextCursor: null } as typeof STATEMENT,
  });
  const screen = await renderScreen('/profile', { language, api });
  await screen.press(`7${credits}`);
  await screen.shows('+3');
  const amounts = [...document.querySelectorAll('.ledger__amount')];
  expect(amounts.map(({ textContent }) => textContent)).toEqual(['−1', '+1', '+3']);
  expect(amounts.map((amount) => amount.hasAttribute('data-gain'))).toEqual([false, true, true]);
  for (const kind of kinds ?? []) await screen.shows(kind);
});

it('each number of applications leads to its own list', async () => {
  const counts = { ...PROFILE.counts, applied: 11, shortlisted: 12, scheduled: 13, hired: 14 };
  await renderScreen('/profile', { api: fakeApi({ 'profile.whole': { ...PROFILE, counts } }) });
  const links = [...document.querySelectorAll('.application-counts a')];
  expect(links.map((link) => [link.querySelector('b')?.textContent, link.getAttribute('href')])).toEqual([
    ['11', '/appliedjob?list=applied'],
    ['12', '/appliedjob?list=shortlisted'],
    ['13', '/appliedjob?list=scheduled'],
    ['14', '/appliedjob?list=hired'],
  ]);
});

it('names each level of education: schools by their class, degrees by their own name', async () => {
  const line = (level: 'SSC' | 'HSSC' | 'UG' | 'PG', examName: string) => ({
    level,
    examName,
    institute: `Institute ${level}`,
    passingYear: 2016,
    percentage: null,
  });
  const education = [
    line('PG', 'M.A.'),
    line('UG', 'B.A.'),
    line('HSSC', 'HSC exam'),
    line('SSC', 'SSC exam'),
  ];
  const api = fakeApi({ 'profile.whole': { ...PROFILE, education } as typeof PROFILE });
  const screen = await renderScreen('/profile', { api });
  await screen.shows('Institute SSC');
  const names = [...document.querySelectorAll('.profile-lines li')]
    .filter((item) => item.textContent?.includes('Institute'))
    .map((item) => item.querySelector('b')?.textContent);
  expect(names).toEqual(['M.A.', 'B.A.', '12th pass', '10th pass']);
});

it.each([
  [0, true],
  [1, false],
])('offers to ask for credits with a balance of %d: %s', async (balance, isOffered) => {
  const api = fakeApi({
    'profile.whole': { ...PROFILE, credits: balance },
    'credits.statement': { ...STATEMENT, balance },
  });
  const screen = await renderScreen('/profile', { api });
  await screen.press(`${balance}Credits`);
  await screen.shows('Credits left');
  expect(screen.names().includes('Ask for credits')).toBe(isOffered);
  if (!isOffered) return;
  await screen.press('Ask for credits');
  await until(() => expect(api.calls('credits.request')).toHaveLength(1));
  await until(() => expect(screen.names()).not.toContain('Ask for credits'));
});
