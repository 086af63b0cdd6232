import { answerReasons } from '@nukkad/contract/partner/answer.routes.ts';
import { applicantOne } from '@nukkad/contract/partner/applicant.routes.ts';
import { messageList, messageRead, messageSend } from '@nukkad/contract/partner/message.routes.ts';
import { describe, expect, it, vi } from 'vitest';
import { answer, type FakeAnswer, fakePartner, offline, refuses } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { idOf, REASONS, sampleApplicant } from '../../testing/sample-applicants.ts';
import { COMPANY_ID } from '../../testing/sample-me.ts';

const ADDRESS = `/applicants/${idOf(1)}/messages`;
const PARAMS = { company: COMPANY_ID, application: idOf(1) };
const AT = '2025-11-26T05:30:00.000Z';
const ours = (sequence: number, text: string) => ({ sequence, text, sender: 'COMPANY' as const, at: AT });
const theirs = (sequence: number, text: string) => ({ sequence, text, sender: 'APPLICANT' as const, at: AT });
const NEW = {
  firstName: 'Meena',
  jobTitle: 'Cook',
  language: 'mr' as const,
  messages: [],
  before: null,
  read: 0,
};
const THREAD = { ...NEW, messages: [ours(1, 'Hello'), theirs(2, 'Yes, please?'), ours(3, 'Come at 11')] };

const api = (...more: readonly FakeAnswer[]) =>
  fakePartner(
    answer(messageList, THREAD),
    answer(messageRead, {}),
    answer(messageSend, { sequence: 4, at: AT }),
    answer(applicantOne, sampleApplicant(1)),
    answer(answerReasons, REASONS),
    ...more,
  );

const shownTexts = () =>
  [...document.querySelectorAll('.hire-thread__message p')].map(({ textContent }) => textContent);
const typed = () => document.querySelector('textarea')?.value;

it('is opened from the page of the applicant, and leads back', async () => {
  const page = await renderHireScreen(`/applicants/${idOf(1)}`, { partner: api() });
  await page.press('Write to Meena');
  await page.shows('Come at 11');
  expect(page.address()).toBe(ADDRESS);
  await page.press('Back');
  await page.shows('What happened so far');
});

it.each([
  ['en', 'About Meena'],
  ['hi', 'Meena के बारे में'],
  ['mr', 'Meena यांच्याबद्दल'],
] as const)('leads to the page of the applicant, wherever it was opened, in %s', async (language, text) => {
  const page = await renderHireScreen(ADDRESS, { partner: api(), language });
  await page.press(text);
  expect(page.address()).toBe(`/applicants/${idOf(1)}`);
});

it('shows the messages in order, marks them as read once, and says what the applicant has read', async () => {
  const partner = api();
  const page = await renderHireScreen(ADDRESS, { partner });
  await page.shows('Yes, please?');
  expect(shownTexts()).toEqual(['Hello', 'Yes, please?', 'Come at 11']);
  await page.hides('read');
  expect(partner.calls(messageRead)).toEqual([{ params: PARAMS }]);
  const read = await renderHireScreen(ADDRESS, { partner: api(answer(messageList, { ...THREAD, read: 3 })) });
  await read.shows('26 Nov 2025, 11 AM · read');
});

it('is read again every ten seconds, and marks a new message as read', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const partner = api();
  const page = await renderHireScreen(ADDRESS, { partner });
  await page.shows('Come at 11');
  partner.answer(messageList, { ...THREAD, messages: [...THREAD.messages, theirs(4, 'On my way')] });
  // Waiting for the page has moved the clock by less than five seconds.
  vi.advanceTimersByTime(5_000);
  expect(partner.calls(messageList)).toHaveLength(1);
  vi.advanceTimersByTime(5_000);
  await page.shows('On my way');
  expect(partner.calls(messageList)).toHaveLength(2);
  expect(partner.calls(messageRead)).toHaveLength(2);
  vi.useRealTimers();
});

it('sends a message, and empties the box', async () => {
  const partner = api(answer(messageList, NEW));
  const page = await renderHireScreen(ADDRESS, { partner });
  await page.shows('You have not written to each other yet.');
  expect(partner.calls(messageRead)).toEqual([]);
  await page.type('Your message', 'Which gate?');
  partner.answer(messageList, { ...NEW, messages: [ours(1, 'Which gate?')] });
  await page.press('Send');
  await page.hides('You have not written to each other yet.');
  expect(shownTexts()).toEqual(['Which gate?']);
  expect(typed()).toBe('');
  expect(partner.calls(messageSend)).toMatchObject([{ params: PARAMS, body: { text: 'Which gate?' } }]);
});

it('keeps the text and its key until it is stored, and another key for another text', async () => {
  const partner = api(answer(messageSend, offline));
  const page = await renderHireScreen(ADDRESS, { partner });
  await page.type('Your message', 'Hello again');
  await page.press('Send');
  await page.shows('No internet. Please check your internet connection and try again.');
  expect(typed()).toBe('Hello again');
  await page.go('/messages-of-nobody');
  await page.go(ADDRESS);
  expect(typed()).toBe('Hello again');
  await page.press('Send');
  await page.type('Your message', 'Hello, once more');
  partner.answer(messageSend, { sequence: 4, at: AT });
  await page.press('Send');
  const keys = partner.calls(messageSend).map(({ body }) => body.clientKey);
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(Object.keys(window.localStorage)).toEqual([]);
});

it('says why a message is refused', async () => {
  const page = await renderHireScreen(ADDRESS, {
    partner: api(answer(messageSend, refuses('RATE_LIMITED', { status: 429 }))),
  });
  await page.press('Send');
  expect(page.partner.calls(messageSend)).toEqual([]);
  await page.type('Your message', 'Hello');
  await page.press('Send');
  await page.shows('Too many tries. Please wait a minute and try again.');
  expect(typed()).toBe('Hello');
});

it('sends nothing without a connection, and says that the text stays', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const page = await renderHireScreen(ADDRESS, { partner: api() });
  await page.type('Your message', 'Hello');
  await page.shows('No internet. Your text stays here until you send it.');
  await page.press('Send');
  expect(page.partner.calls(messageSend)).toEqual([]);
});

it('shows earlier messages, and loses none when new ones come', async () => {
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => theirs(from + index, `Message ${from + index}`));
  const partner = api(answer(messageList, { ...NEW, messages: numbers(51, 100), before: 51 }));
  const page = await renderHireScreen(ADDRESS, { partner });
  partner.answer(messageList, offline);
  await page.press('Show earlier messages');
  await page.shows('No internet. Please check your internet connection and try again.');
  partner.answer(messageList, ({ query }) =>
    query.before === undefined
      ? { ...NEW, messages: numbers(52, 101), before: 52 }
      : { ...NEW, messages: numbers(1, 50) },
  );
  await page.press('Show earlier messages');
  await page.type('Your message', 'Hello');
  await page.press('Send');
  await page.shows('Message 101');
  expect(shownTexts()).toEqual(numbers(1, 101).map(({ text }) => text));
  expect(page.names()).not.toContain('Show earlier messages');
  expect(partner.calls(messageList).at(-2)?.query).toEqual({ before: '51' });
});

it.each(['ACCESS_ENDED', 'NOT_FOUND'] as const)('shows no data after %s', async (code) => {
  const page = await renderHireScreen(ADDRESS, { partner: api(answer(messageList, refuses(code))) });
  await page.shows(
    code === 'NOT_FOUND' ? 'We could not find this.' : 'You can no longer see this applicant.',
  );
  expect(document.body.textContent).not.toContain('Meena');
  expect(page.names()).toContain('See all messages');
  expect(page.names()).not.toContain('Send');
});

describe('ready-made messages', () => {
  const MARATHI =
    'नमस्कार Meena, “Cook” या नोकरीसाठी आम्हाला तुम्हाला भेटायचं आहे. तुम्हाला कोणता दिवस आणि वेळ जमेल? Annapurna Foods';

  it('are written into the box in the language of the applicant, and sent only by the button', async () => {
    const partner = api(answer(messageList, NEW));
    const page = await renderHireScreen(ADDRESS, { partner });
    await page.press('Come for an interview');
    expect(typed()).toBe(MARATHI);
    expect(document.activeElement?.tagName).toBe('TEXTAREA');
    expect(partner.calls(messageSend)).toEqual([]);
    await page.type('Your message', `${MARATHI} – Asha`);
    await page.press('Send');
    expect(partner.calls(messageSend).map(({ body }) => body.text)).toEqual([`${MARATHI} – Asha`]);
  });

  it('are added below what was typed', async () => {
    const page = await renderHireScreen(ADDRESS, {
      partner: api(answer(messageList, { ...NEW, language: 'en' })),
    });
    await page.type('Your message', 'Good morning!\n');
    await page.press('Thank you');
    expect(typed()).toBe(
      'Good morning!\nThank you, Meena. We have read your message about the job “Cook” and will write to you soon. Annapurna Foods',
    );
  });

  it.each([
    ['hi', 'जगह अब भी ख़ाली है'],
    ['mr', 'जागा अजून रिकामी आहे'],
  ] as const)('have their names in the language of the member: %s', async (language, name) => {
    const page = await renderHireScreen(ADDRESS, {
      partner: api(answer(messageList, { ...NEW, language: 'en' })),
      language,
    });
    await page.press(name);
    expect(typed()).toBe(
      'Hello Meena, the job “Cook” is still open. Would you still like to have it? Annapurna Foods',
    );
  });
});
