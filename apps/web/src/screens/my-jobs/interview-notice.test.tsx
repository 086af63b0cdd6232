import { until } from '@nukkad/browser/testing/page.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const MINE = exampleOf('applications.myJobs');
const [JOB] = MINE.jobs;
/** The interview begins at this moment: 11:00 in India. */
const AT = '2031-03-11T05:30:00.000Z';

function withInterview(change: object, application: 'SCHEDULED' | 'INTERVIEWED' = 'SCHEDULED') {
  const record = JOB?.record;
  const interview = { ...record?.interview, at: AT, reply: null, proposedAt: null, outcome: null, ...change };
  return { ...MINE, jobs: [{ ...JOB, application, record: { ...record, interview } }] } as typeof MINE;
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2031-03-10T05:30:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const open = (change: object, language: 'en' | 'hi' | 'mr' = 'en') =>
  renderScreen('/myjobs', { language, api: fakeApi({ 'applications.myJobs': withInterview(change) }) });

it.each([
  ['en', 'You have said that you can’t come.', 'You have said that you will come.'],
  ['hi', 'आपने बताया है कि नहीं आना होगा।', 'आपने बताया है कि आना पक्का है।'],
  ['mr', 'येणं जमणार नाही, असं तुम्ही कळवलं आहे.', 'येणं नक्की आहे, असं तुम्ही कळवलं आहे.'],
] as const)('shows each reply in %s as it was given', async (language, declined, confirmed) => {
  const first = await open({ reply: 'DECLINED' }, language);
  await first.shows(declined);
  await first.hides(confirmed);
  const second = await open({ reply: 'CONFIRMED' }, language);
  await second.shows(confirmed);
  await second.hides(declined);
});

it.each([
  ['en', 'You have suggested 12 Mar 2031, 12 PM'],
  ['hi', '12 मार्च 2031'],
  ['mr', '12 मार्च 2031'],
] as const)('shows the suggested time in %s', async (language, words) => {
  const screen = await open({ reply: 'OTHER_TIME', proposedAt: '2031-03-12T06:30:00.000Z' }, language);
  await screen.shows(words);
});

it('can be replied to until it begins, and not after its outcome', async () => {
  vi.setSystemTime(new Date(Date.parse(AT) - 1000));
  const before = await open({});
  expect(before.names()).toContain('Yes, I’ll come');
  vi.setSystemTime(new Date(AT));
  const begun = await open({});
  await begun.shows('Interview: 11 Mar 2031, 11 AM');
  expect(begun.names()).not.toContain('Yes, I’ll come');
  vi.setSystemTime(new Date(Date.parse(AT) - 1000));
  const missed = await open({ outcome: 'DID_NOT_COME' });
  await missed.shows('Interview: 11 Mar 2031, 11 AM');
  expect(missed.names()).not.toContain('Yes, I’ll come');
});

it.each([
  ['en', 'Report this interview', 'Nobody was there, or nobody came', 'Send report'],
  ['hi', 'इस इंटरव्यू की शिकायत करें', 'वहाँ कोई नहीं था या कोई आया ही नहीं', 'शिकायत भेजें'],
  ['mr', 'या इंटरव्ह्यूची तक्रार करा', 'तिथे कोणी नव्हतं किंवा कोणी आलंच नाही', 'तक्रार पाठवा'],
] as const)(
  'can be reported in %s; that nobody came, only after its time',
  async (language, report, reason, send) => {
    const early = await open({}, language);
    await early.press(report);
    await early.shows(send);
    expect(early.names()).not.toContain(reason);
    vi.setSystemTime(new Date(AT));
    const screen = await open({}, language);
    await screen.press(report);
    await screen.press(reason);
    await screen.press(send);
    await until(() =>
      expect(screen.api.calls('reports.contact')).toEqual([
        { applicationId: JOB?.record?.id, about: 'INTERVIEW', reason: 'DID_NOT_COME', text: '' },
      ]),
    );
  },
);

it.each([
  ['en', 'Yes, I’ll come', 'CONFIRMED'],
  ['en', 'I can’t come', 'DECLINED'],
  ['hi', 'हाँ, आना पक्का है', 'CONFIRMED'],
  ['hi', 'नहीं आना होगा', 'DECLINED'],
  ['mr', 'हो, येणं नक्की', 'CONFIRMED'],
  ['mr', 'येणं जमणार नाही', 'DECLINED'],
] as const)('sends in %s what was replied: %s', async (language, button, reply) => {
  const screen = await open({}, language);
  await screen.press(button);
  await until(() =>
    expect(screen.api.calls('applications.answerInterview')).toEqual([
      { interviewId: JOB?.record?.interview?.id, reply, at: AT },
    ]),
  );
});
