import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import { reviewList, reviewReply, reviewReplyRemove } from '@nukkad/contract/partner/review.routes.ts';
import { expect, it } from 'vitest';
import { answer, type FakeAnswer, fakePartner, offline, refuses } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { idOf } from '../../testing/sample-applicants.ts';
import { COMPANY_ID, ME } from '../../testing/sample-me.ts';

type Review = PartnerOutput<typeof reviewList>['items'][number];

const REPLY = {
  text: 'Thank you. We start on time now.',
  at: '2025-11-27T05:30:00.000Z',
  by: 'Asha Kulkarni',
  state: 'SHOWN' as const,
  heldReason: null,
};
const REVIEW: Review = {
  id: idOf(1),
  stars: 3,
  text: 'I waited two hours.',
  at: '2025-11-26T05:30:00.000Z',
  reply: null,
};
const api = (items: readonly Review[], ...more: readonly FakeAnswer[]) =>
  fakePartner(answer(reviewList, { items: [...items], next: null }), ...more);
const RECRUITER = {
  ...ME,
  companies: ME.companies.map((company) => ({ ...company, role: 'RECRUITER' as const })),
};

it.each([
  ['en', 'Reply', 'Your reply to this review', 'Publish the reply', 'Your reply is published.'],
  ['hi', 'जवाब दें', 'इस रिव्यू पर आपका जवाब', 'जवाब सबको दिखाएँ', 'आपका जवाब सबको दिखने लगा।'],
  ['mr', 'उत्तर द्या', 'या रिव्ह्यूला तुमचं उत्तर', 'उत्तर सगळ्यांना दाखवा', 'तुमचं उत्तर आता सगळ्यांना दिसतं.'],
] as const)('replies in %s', async (language, reply, label, send, done) => {
  const partner = api([REVIEW], answer(reviewReply, REPLY));
  const page = await renderHireScreen('/reviews', { partner, language });
  await page.shows('I waited two hours.');
  await page.press(reply);
  await page.type(label, REPLY.text);
  partner.answer(reviewList, { items: [{ ...REVIEW, reply: REPLY }], next: null });
  await page.press(send);
  await page.shows(done);
  await page.shows(REPLY.text);
  expect(partner.calls(reviewReply)).toEqual([
    { params: { company: COMPANY_ID, review: REVIEW.id }, body: { text: REPLY.text } },
  ]);
  expect(page.names()).not.toContain(reply);
});

it('changes the reply, and keeps what is typed if that fails', async () => {
  const partner = api([{ ...REVIEW, reply: REPLY }], answer(reviewReply, offline));
  const page = await renderHireScreen('/reviews', { partner });
  await page.shows('Asha Kulkarni, 27 Nov 2025');
  await page.press('Change');
  await page.type('Your reply to this review', 'Sorry.');
  await page.press('Save the change');
  await page.shows('No internet.');
  partner.answer(reviewReply, { ...REPLY, text: 'Sorry.' });
  await page.press('Save the change');
  await page.shows('Your reply is changed.');
  const [first, second] = partner.keys(reviewReply);
  expect(first).toBe(second);
  await page.press('Change');
  await page.press('Cancel');
  expect(page.names()).toContain('Change');
});

it('says that a held reply waits, and for what', async () => {
  const held = { ...REPLY, state: 'HELD' as const, heldReason: 'asks-money' };
  const partner = api([REVIEW], answer(reviewReply, held));
  const page = await renderHireScreen('/reviews', { partner });
  await page.press('Reply');
  await page.type('Your reply to this review', 'Pay a deposit of 500.');
  partner.answer(reviewList, { items: [{ ...REVIEW, reply: held }], next: null });
  await page.press('Publish the reply');
  await page.shows('Our team looks at your reply before others see it.');
  await page.shows('it reads as if it asks people for money');
  expect(page.names()).toContain('Change');
});

it('does not change a hidden reply', async () => {
  const partner = api([{ ...REVIEW, reply: { ...REPLY, state: 'HIDDEN', by: null } }]);
  const page = await renderHireScreen('/reviews', { partner });
  await page.shows('Our team has hidden this reply.');
  for (const name of ['Change', 'Remove', 'Reply']) expect(page.names()).not.toContain(name);
});

it('removes the reply after a question', async () => {
  const partner = api([{ ...REVIEW, reply: REPLY }], answer(reviewReplyRemove, refuses('REPLY_HIDDEN')));
  const page = await renderHireScreen('/reviews', { partner });
  await page.press('Remove');
  await page.shows('Remove your reply?');
  await page.press('Remove');
  await page.shows('Our team has hidden this reply, so it can no longer be changed.');
  partner.answer(reviewReplyRemove, {});
  await page.press('Remove');
  partner.answer(reviewList, { items: [REVIEW], next: null });
  await page.press('Remove');
  await page.shows('Your reply is removed.');
  expect(partner.calls(reviewReplyRemove).at(-1)).toEqual({
    params: { company: COMPANY_ID, review: REVIEW.id },
  });
  await page.shows('Reply');
});

it('shows reviews and replies to a recruiter, without buttons', async () => {
  const partner = api([REVIEW, { ...REVIEW, id: idOf(2), text: '', reply: REPLY }]);
  const page = await renderHireScreen('/reviews', { partner, me: RECRUITER });
  for (const text of ['An owner of the company can reply.', 'Stars only, no words', REPLY.text])
    await page.shows(text);
  for (const name of ['Change', 'Remove', 'Reply']) expect(page.names()).not.toContain(name);
});

it('loads more, and has a next step without reviews', async () => {
  const partner = fakePartner(answer(reviewList, { items: [REVIEW], next: 'more' }));
  const page = await renderHireScreen('/reviews', { partner });
  partner.answer(reviewList, { items: [{ ...REVIEW, id: idOf(2), text: 'Fair pay.' }], next: null });
  await page.press('Show more');
  await page.shows('Fair pay.');
  expect(partner.calls(reviewList).at(-1)?.query).toEqual({ size: '20', after: 'more' });
  const empty = await renderHireScreen('/reviews', { partner: api([]) });
  await empty.shows('No reviews yet');
  expect(empty.names()).toContain('See the interviews');
});
