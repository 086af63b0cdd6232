import { messageList, threadList } from '@nukkad/contract/partner/message.routes.ts';
import { expect, it } from 'vitest';
import { answer, fakePartner, offline } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { idOf } from '../../testing/sample-applicants.ts';
import { COMPANY_ID } from '../../testing/sample-me.ts';

const THREAD = {
  application: idOf(1),
  firstName: 'Meena',
  jobTitle: 'Cook',
  lastText: 'I come at eleven.',
  lastAt: '2025-11-26T05:30:00.000Z',
  isLastOurs: false,
  unread: 2,
};
const OURS = {
  ...THREAD,
  application: idOf(2),
  firstName: 'Ravi',
  isLastOurs: true,
  unread: 0,
  lastText: 'Bring your Aadhaar.',
};

it('lists conversations with the last message, and opens one', async () => {
  const partner = fakePartner(
    answer(threadList, { items: [THREAD, OURS], next: null }),
    answer(messageList, {
      firstName: 'Ravi',
      jobTitle: 'Cook',
      language: 'hi',
      messages: [],
      before: null,
      read: 0,
    }),
  );
  const page = await renderHireScreen('/messages', { partner });
  for (const text of ['I come at eleven.', 'Cook · 26 Nov 2025, 11 AM', '2 new', 'You: Bring your Aadhaar.'])
    await page.shows(text);
  expect(document.body.textContent).not.toContain('0 new');
  await page.press('RRaviCook · 26 Nov 2025, 11 AMYou: Bring your Aadhaar.');
  await page.shows('You have not written to each other yet.');
  expect(page.address()).toBe(`/applicants/${idOf(2)}/messages`);
});

it('loads more, and keeps what is shown if that fails', async () => {
  const partner = fakePartner(answer(threadList, { items: [THREAD], next: 'more' }));
  const page = await renderHireScreen('/messages', { partner });
  partner.answer(threadList, offline);
  await page.press('Show more');
  await page.shows('No internet. Please check your internet connection and try again.');
  await page.shows('I come at eleven.');
  partner.answer(threadList, { items: [OURS], next: null });
  await page.press('Try again');
  await page.shows('You: Bring your Aadhaar.');
  expect(partner.calls(threadList).at(-1)).toEqual({
    params: { company: COMPANY_ID },
    query: { size: '20', after: 'more' },
  });
});

it('says that there are no messages, with a next step', async () => {
  const partner = fakePartner(answer(threadList, { items: [], next: null }));
  const page = await renderHireScreen('/messages', { partner, language: 'hi' });
  await page.shows('अभी कोई मैसेज नहीं');
  expect(page.names()).toContain('देखें किसने अर्ज़ी दी');
});
