import { routes } from '@nukkad/contract';
import { reviewList, reviewReply, reviewReplyRemove } from '@nukkad/contract/partner/index.ts';
import { notificationMessage } from '@nukkad/core/notifications/notification-message.ts';
import { approveReply, hideReply, restoreReply } from '@nukkad/core/review-replies/moderate-reply.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildMember, WITH_HIRE } from '../../test/hire-site.ts';
import { NOW } from '../../test/interviews.ts';
import { refused } from '../../test/refused.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
beforeEach(() => test.clock.set(NOW));
afterAll(() => test.close());

const db = () => test.database.prisma;
const THANKS = 'Thank you. We start on time now.';
const ASKS = 'You have to pay a deposit of 500 rupees before joining.';

/** A company with an owner, and a review of it by a seeker. */
async function reviewed() {
  const owner = await buildMember(test, { name: 'Asha' });
  const seeker = await test.seeker({ name: 'Meena Kale' });
  const company = owner.company.id;
  const { id: review } = await db().companyReview.create({
    data: { companyId: company, candidateId: seeker.id, rating: 3, comment: 'I waited.', createdAt: NOW },
  });
  return { owner, seeker, company, review };
}
type Reviewed = Awaited<ReturnType<typeof reviewed>>;

const reply = ({ owner, company, review }: Reviewed, text: string) =>
  owner.site.call(reviewReply, { params: { company, review }, body: { text } });
const remove = ({ owner, company, review }: Reviewed) =>
  owner.site.call(reviewReplyRemove, { params: { company, review } });
const list = ({ owner, company }: Reviewed, query = {}) =>
  owner.site.call(reviewList, { params: { company }, query });
/** What everybody reads under the review. */
const publicReply = async ({ company }: Reviewed) =>
  (await test.client.call(routes.companyReviews, { companyId: company, size: 10 })).reviews[0]?.reply;
const noticesOf = ({ seeker }: Reviewed) =>
  db().notification.findMany({ where: { candidateId: seeker.id, typeKey: 'job-notices' } });
const auditOf = async ({ review }: Reviewed) =>
  (await db().auditEntry.findMany({ where: { subject: review }, orderBy: { createdAt: 'asc' } })).map(
    ({ action }) => action,
  );

describe('a reply to a review', () => {
  it('is shown under the review, and the author is notified in their language', async () => {
    const fixture = await reviewed();
    expect(await publicReply(fixture)).toBeUndefined();
    const stored = await reply(fixture, `  ${THANKS} `);
    expect(stored).toMatchObject({ text: THANKS, by: 'Asha', state: 'SHOWN', heldReason: null });
    expect(await publicReply(fixture)).toEqual({ text: THANKS, createdAt: stored.at });
    expect((await list(fixture)).items).toEqual([
      { id: fixture.review, stars: 3, text: 'I waited.', at: NOW, reply: stored },
    ]);
    const [notice] = await noticesOf(fixture);
    expect(notice?.link).toMatch(/^\/companyreview\?/);
    const { name } = fixture.owner.company;
    expect(notificationMessage('job-notices', notice?.values as never, 'en')).toBe(
      `${name} has replied to your review.`,
    );
    expect(await auditOf(fixture)).toEqual(['review-reply-written']);
  });

  it('is one for each review: the same text changes nothing, another one replaces it without a notice', async () => {
    const fixture = await reviewed();
    const first = await reply(fixture, THANKS);
    test.clock.set('2027-03-10T06:30:00.000Z');
    expect(await reply(fixture, THANKS)).toEqual(first);
    expect(await auditOf(fixture)).toHaveLength(1);
    const other = await reply(fixture, 'Sorry.');
    expect(other.at > '2027-03-10T06:30').toBe(true);
    expect(await publicReply(fixture)).toEqual({ text: 'Sorry.', createdAt: other.at });
    expect(await noticesOf(fixture)).toHaveLength(1);
    expect(await db().reviewReply.count({ where: { reviewId: fixture.review } })).toBe(1);
    const both = await Promise.all([reply(fixture, 'One'), reply(fixture, 'Two')]);
    expect(both.map(({ text }) => text)).toEqual(['One', 'Two']);
    expect(await db().reviewReply.count({ where: { reviewId: fixture.review } })).toBe(1);
  });

  it('is removed, also twice, and can be written again', async () => {
    const fixture = await reviewed();
    await reply(fixture, THANKS);
    for (let round = 0; round < 2; round += 1) expect(await remove(fixture)).toEqual({});
    expect(await publicReply(fixture)).toBeUndefined();
    expect((await list(fixture)).items[0]?.reply).toBeNull();
    await reply(fixture, 'Again');
    expect(await noticesOf(fixture)).toHaveLength(1);
    expect(await auditOf(fixture)).toEqual([
      'review-reply-written',
      'review-reply-removed',
      'review-reply-written',
    ]);
  });

  it('is refused if it is empty, too long, or the company is suspended', async () => {
    const fixture = await reviewed();
    expect(await refused(reply(fixture, ' \n '))).toBe('422 EMPTY_MESSAGE');
    expect(await refused(reply(fixture, 'x'.repeat(1000)))).toBe('done');
    expect(await refused(reply(fixture, 'x'.repeat(1001)))).toBe('400 VALIDATION_FAILED');
    await db().company.update({ where: { id: fixture.company }, data: { suspendedAt: NOW } });
    expect(await refused(reply(fixture, THANKS))).toBe('422 COMPANY_SUSPENDED');
    expect((await publicReply(fixture))?.text).toBe('x'.repeat(1000));
    expect(await refused(remove(fixture))).toBe('done');
  });

  it('is not found for a review of another company, and for a hidden review', async () => {
    const fixture = await reviewed();
    const other = await reviewed();
    const foreign = { ...fixture, review: other.review };
    expect(await refused(reply(foreign, THANKS))).toBe('404 NOT_FOUND');
    expect(await refused(remove(foreign))).toBe('404 NOT_FOUND');
    await db().companyReview.update({ where: { id: fixture.review }, data: { hiddenAt: NOW } });
    expect(await refused(reply(fixture, THANKS))).toBe('404 NOT_FOUND');
    expect((await list(fixture)).items).toEqual([]);
    expect(
      await db().reviewReply.count({ where: { reviewId: { in: [fixture.review, other.review] } } }),
    ).toBe(0);
  });

  it('is written by owners only, and read by recruiters', async () => {
    const fixture = await reviewed();
    const { company, review } = fixture;
    const { site } = await buildMember(test, { companyId: company, role: 'RECRUITER' });
    const params = { company, review };
    expect(await refused(site.call(reviewReply, { params, body: { text: THANKS } }))).toBe('403 FORBIDDEN');
    expect(await refused(site.call(reviewReplyRemove, { params }))).toBe('403 FORBIDDEN');
    expect((await site.call(reviewList, { params: { company }, query: {} })).items).toHaveLength(1);
  });
});

describe('a reply that asks for money', () => {
  it('waits for an operator, who shows it, and only then the author is notified', async () => {
    const fixture = await reviewed();
    const held = await reply(fixture, ASKS);
    expect(held).toMatchObject({ state: 'HELD', heldReason: 'asks-money' });
    expect([await publicReply(fixture), await noticesOf(fixture)]).toEqual([undefined, []]);
    expect((await list(fixture)).items[0]?.reply).toEqual(held);
    await approveReply(test.container, { reviewId: fixture.review, actor: 'meera' });
    expect((await publicReply(fixture))?.text).toBe(ASKS);
    expect(await noticesOf(fixture)).toHaveLength(1);
    await expect(
      approveReply(test.container, { reviewId: fixture.review, actor: 'meera' }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    // The text was approved. Another one is checked again.
    await reply(fixture, `${ASKS} Please.`);
    expect(await publicReply(fixture)).toBeUndefined();
  });

  it('is shown at once if the member changes it to another text', async () => {
    const fixture = await reviewed();
    await reply(fixture, ASKS);
    expect(await reply(fixture, THANKS)).toMatchObject({ state: 'SHOWN', heldReason: null });
    expect((await publicReply(fixture))?.text).toBe(THANKS);
  });
});

it('a hidden reply is seen by its company alone, cannot be changed, and comes back', async () => {
  const fixture = await reviewed();
  const subject = { reviewId: fixture.review, actor: 'meera' };
  await reply(fixture, THANKS);
  await hideReply(test.container, { ...subject, note: 'names a person' });
  expect(await publicReply(fixture)).toBeUndefined();
  expect((await list(fixture)).items[0]?.reply).toMatchObject({ state: 'HIDDEN', text: THANKS });
  expect(JSON.stringify(await list(fixture))).not.toContain('names a person');
  expect(await refused(reply(fixture, 'Other'))).toBe('422 REPLY_HIDDEN');
  expect(await refused(remove(fixture))).toBe('422 REPLY_HIDDEN');
  await restoreReply(test.container, subject);
  expect((await publicReply(fixture))?.text).toBe(THANKS);
  expect(await noticesOf(fixture)).toHaveLength(1);
});

it('a reply that waited, was hidden and comes back is shown, and its author is notified once', async () => {
  const fixture = await reviewed();
  const subject = { reviewId: fixture.review, actor: 'meera' };
  await reply(fixture, ASKS);
  await hideReply(test.container, { ...subject, note: 'asks for money' });
  expect((await list(fixture)).items[0]?.reply).toMatchObject({ state: 'HIDDEN', heldReason: null });
  const refused = { code: 'VALIDATION_FAILED' };
  await expect(hideReply(test.container, { ...subject, note: 'again' })).rejects.toMatchObject(refused);
  await expect(approveReply(test.container, subject)).rejects.toMatchObject(refused);
  expect([await publicReply(fixture), await noticesOf(fixture)]).toEqual([undefined, []]);
  await restoreReply(test.container, subject);
  await expect(restoreReply(test.container, subject)).rejects.toMatchObject(refused);
  expect((await list(fixture)).items[0]?.reply).toMatchObject({ state: 'SHOWN', text: ASKS });
  expect((await publicReply(fixture))?.text).toBe(ASKS);
  expect(await noticesOf(fixture)).toHaveLength(1);
  expect(await auditOf(fixture)).toEqual([
    'review-reply-written',
    'review-reply-hidden',
    'review-reply-restored',
  ]);
});

it('the list has pages, newest first, and nothing of the authors but their words', async () => {
  const fixture = await reviewed();
  const { company } = fixture;
  const later = await test.seeker({ name: 'Ravi Shinde' });
  const createdAt = '2027-03-10T05:31:00.000Z';
  await db().companyReview.create({
    data: { companyId: company, candidateId: later.id, rating: 5, comment: '', createdAt },
  });
  const first = await list(fixture, { size: '1' });
  expect(first.items).toMatchObject([{ stars: 5, text: '', reply: null }]);
  const rest = await list(fixture, { size: '1', after: first.next ?? '' });
  expect([rest.items.map(({ id }) => id), rest.next]).toEqual([[fixture.review], null]);
  for (const word of ['Meena', 'Ravi', fixture.seeker.id])
    expect(JSON.stringify([first, rest])).not.toContain(word);
  expect(await refused(list(fixture, { after: 'nonsense' }))).toBe('400 VALIDATION_FAILED');
  expect(await db().profileAccess.count({ where: { companyId: company } })).toBe(0);
});

it('a reply goes with its review', async () => {
  const fixture = await reviewed();
  await reply(fixture, THANKS);
  await db().companyReview.delete({ where: { id: fixture.review } });
  expect(await db().reviewReply.count({ where: { reviewId: fixture.review } })).toBe(0);
});
