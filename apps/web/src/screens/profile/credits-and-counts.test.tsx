import { until } from '@nukkad/browser/testing/page.ts';
import { expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const PROFILE = exampleOf('profile.whole');
const STATEMENT = exampleOf('credits.statement');
const [ENTRY] = STATEMENT.entries;

type Kind = (typeof STATEMENT.entries)[number]['kind'];

const entry = (id: string, kind: Kind, amount: number) => ({
  ...ENTRY,
  id,
  kind,
  amount,
  jobTitle: null,
  jobLink: null,
});

it.each([
  ['en', 'Credits'],
  ['hi', 'क्रेडिट'],
  ['mr', 'क्रेडिट'],
] as const)('the ledger shows in %s what was spent and what was added', async (language, credits) => {
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
});

const KINDS: readonly (readonly [Kind, en: string, hi: string, mr: string])[] = [
  ['START', 'Welcome credits', 'शुरू में मिले', 'सुरुवातीला मिळाली'],
  ['APPLY', 'Applied', 'अप्लाई किया', 'अर्ज केला'],
  ['HR_CONTACT', 'Called HR', 'HR को फ़ोन', 'HR ला फोन'],
  ['REFERRAL', 'A friend joined', 'दोस्त के जुड़ने पर', 'मित्र-मैत्रिणीमुळे'],
  ['REQUEST', 'You asked for more', 'आपने माँगे', 'तुम्ही मागितली'],
  ['REFUND', 'Returned', 'वापस मिले', 'परत मिळाली'],
  ['ADJUSTMENT', 'Corrected by us', 'हमने ठीक किया', 'आम्ही दुरुस्त केलं'],
  ['CARRIED_OVER', 'From your earlier account', 'आपके पुराने अकाउंट से', 'तुमच्या आधीच्या खात्यातून'],
  ['START_REVERSED', 'Already given for this number', 'इस नंबर पर पहले मिल चुके थे', 'या नंबरवर आधीच मिळाली होती'],
];

it.each([
  ['en', 'Credits', 1],
  ['hi', 'क्रेडिट', 2],
  ['mr', 'क्रेडिट', 3],
] as const)('the ledger names each kind of entry in %s', async (language, credits, column) => {
  const entries = KINDS.map(([kind], index) => entry(String(index), kind, 2));
  const api = fakeApi({
    'profile.whole': { ...PROFILE, credits: 7 },
    'credits.statement': { balance: 7, entries, nextCursor: null } as typeof STATEMENT,
  });
  const screen = await renderScreen('/profile', { language, api });
  await screen.press(`7${credits}`);
  await screen.shows('+2');
  const lines = [...document.querySelectorAll('.ledger__amount')].map((amount) => amount.closest('li'));
  expect(lines.map((line) => line?.querySelector('b')?.textContent)).toEqual(
    KINDS.map((kind) => kind[column]),
  );
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

const LATEST = {
  position: 'Cook',
  organization: 'Annapurna Foods',
  industry: 'Hotels',
  startDay: '2023-04-01',
  endDay: '2025-03-31',
  isCurrent: false,
};

it.each([
  ['a past job', {}, '1 Apr 2023 – 31 Mar 2025'],
  ['a current job', { endDay: null, isCurrent: true }, '1 Apr 2023 – now'],
  ['a job without an end', { endDay: null }, '1 Apr 2023 – now'],
  ['a job without a start', { startDay: null }, null],
])('says when %s was done', async (_what, change, period) => {
  const latestJob = { ...LATEST, ...change };
  const profile = { ...PROFILE, experienceKind: 'EXPERIENCED', latestJob } as typeof PROFILE;
  const screen = await renderScreen('/profile', { api: fakeApi({ 'profile.whole': profile }) });
  await screen.shows('Annapurna Foods');
  if (period === null) await screen.hides('2025');
  else await screen.shows(period);
});
