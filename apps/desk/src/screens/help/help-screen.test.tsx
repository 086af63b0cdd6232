import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import { helpList, helpSend } from '@nukkad/contract/partner/help.routes.ts';
import { afterEach, expect, it } from 'vitest';
import { answer, type FakeAnswer, fakePartner, offline, refuses } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { idOf } from '../../testing/sample-applicants.ts';
import { ME } from '../../testing/sample-me.ts';

type Question = PartnerOutput<typeof helpList>['items'][number];

const QUESTION: Question = {
  id: idOf(1),
  text: 'My shop is not in the list.',
  at: '2025-11-27T05:30:00.000Z',
  answer: null,
  answeredAt: null,
};
const ANSWERED = { answer: 'Press “Add your company”.', answeredAt: '2025-11-27T06:30:00.000Z' };
const NOBODYS = { ...ME, companies: [], claimable: null };

const api = (items: readonly Question[], ...more: readonly FakeAnswer[]) =>
  fakePartner(answer(helpList, { items: [...items], next: null }), ...more);

function configurePhone(phone: string): void {
  const meta = document.createElement('meta');
  meta.name = 'support-phone';
  meta.content = phone;
  document.head.append(meta);
}
afterEach(() => {
  for (const meta of document.querySelectorAll('meta[name="support-phone"]')) meta.remove();
});

it.each([
  ['en', 'Your question', 'Send', 'You get a message when we have answered.', 'Waits for our answer'],
  ['hi', 'आपका सवाल', 'भेजें', 'जवाब आते ही आपको मैसेज मिलेगा।', 'जवाब आना बाक़ी है'],
  ['mr', 'तुमचा प्रश्न', 'पाठवा', 'उत्तर आलं की तुम्हाला मेसेज मिळेल.', 'उत्तर यायचं आहे'],
] as const)('sends a question in %s', async (language, label, send, sent, waiting) => {
  const partner = api([], answer(helpSend, { id: QUESTION.id, at: QUESTION.at }));
  const page = await renderHireScreen('/help', { partner, language });
  await page.type(label, QUESTION.text);
  partner.answer(helpList, { items: [QUESTION], next: null });
  await page.press(send);
  await page.shows(sent);
  await page.shows(waiting);
  expect(partner.calls(helpSend)).toEqual([{ body: { text: QUESTION.text } }]);
  expect(document.querySelector('textarea')?.value).toBe('');
});

it('keeps the text if it could not be sent, and sends it once more with the same key', async () => {
  const partner = api([], answer(helpSend, offline));
  const page = await renderHireScreen('/help', { partner });
  await page.type('Your question', QUESTION.text);
  await page.press('Send');
  await page.shows('No internet.');
  partner.answer(helpSend, refuses('MESSAGE_LIMIT'));
  await page.press('Send');
  await page.shows('You have written to us 10 times today. Please write again tomorrow.');
  expect(document.querySelector('textarea')?.value).toBe(QUESTION.text);
  const [first, second] = partner.keys(helpSend);
  expect(first).toBe(second);
});

it('shows answers, and what was dealt with in another way', async () => {
  const items = [
    { ...QUESTION, ...ANSWERED },
    { ...QUESTION, id: idOf(2), answeredAt: ANSWERED.answeredAt },
  ];
  const page = await renderHireScreen('/help', { partner: api(items) });
  for (const text of ['Our answer', ANSWERED.answer, 'Our team has dealt with this.']) await page.shows(text);
  await page.hides('Waits for our answer');
});

it('loads more', async () => {
  const partner = fakePartner(answer(helpList, { items: [QUESTION], next: 'more' }));
  const page = await renderHireScreen('/help', { partner });
  partner.answer(helpList, { items: [{ ...QUESTION, id: idOf(2), text: 'Older' }], next: null });
  await page.press('Show more');
  await page.shows('Older');
  expect(partner.calls(helpList).at(-1)?.query).toEqual({ size: '20', after: 'more' });
});

it('shows the number for callers only if there is one', async () => {
  const without = await renderHireScreen('/help', { partner: api([]) });
  expect(without.names().filter((name) => name.startsWith('Call us'))).toEqual([]);
  configurePhone('+91 20 1234 5678');
  const page = await renderHireScreen('/help', { partner: api([]) });
  await page.shows('Call us: +91 20 1234 5678');
  expect(document.querySelector('a[href="tel:+912012345678"]')).not.toBeNull();
});

it('is open to a member without a company, who is led there from a notice', async () => {
  const page = await renderHireScreen('/help', { partner: api([QUESTION]), me: NOBODYS });
  await page.shows(QUESTION.text);
  expect(page.address()).toBe('/join/help');
  await page.press('Back');
  await page.press('Help: write to us');
  expect(page.address()).toBe('/join/help');
  const visitor = await renderHireScreen('/join/help', { me: null });
  await visitor.shows('Your mobile number');
  expect(visitor.address()).toBe('/?next=/join/help');
});

it('is reached from the menu, the settings and the notice about a suspended company', async () => {
  const more = await renderHireScreen('/more', { partner: api([]) });
  await more.press('Help');
  expect(more.address()).toBe('/help');
  const companies = ME.companies.map((company) => ({ ...company, suspendedAt: QUESTION.at }));
  const page = await renderHireScreen('/more', { partner: api([]), me: { ...ME, companies } });
  await page.press('Help: write to us');
  expect(page.address()).toBe('/help');
});
