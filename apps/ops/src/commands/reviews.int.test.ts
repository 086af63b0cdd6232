import { listReviews } from '@nukkad/core/companies/list-reviews.ts';
import { readCompany } from '@nukkad/core/companies/read-company.ts';
import { reviewCompany } from '@nukkad/core/companies/review-company.ts';
import {
  type NotificationValues,
  notificationMessage,
} from '@nukkad/core/notifications/notification-message.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { expect, it } from 'vitest';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();

/** Creates a company with one review of five stars and one of one star. */
async function reviewed() {
  const { database } = test.container;
  const first = await buildApplication(database, { status: 'INTERVIEWED' });
  const second = await buildApplication(database, { status: 'INTERVIEWED', jobId: first.jobId });
  const { companyId } = first;
  await reviewCompany(test.container, first.candidateId, { companyId, stars: 5, comments: 'Paid on time' });
  await reviewCompany(test.container, second.candidateId, {
    companyId,
    stars: 1,
    comments: 'Ask Ravi, 98220…',
  });
  return { companyId, author: second.candidateId };
}

const publicOf = async (companyId: string) => {
  const { reviews } = await listReviews(test.container, null, { companyId, size: 10 });
  const { rating, reviewCount } = await readCompany(test.container, {
    ref: { companyId },
    candidateId: null,
    language: 'en',
  });
  return [reviews.map(({ stars }) => stars), rating, reviewCount];
};

it('are hidden from lists, stars and counts but not from their authors, and shown again', async () => {
  const { companyId, author } = await reviewed();
  const listed = (await test.ops('reviews', 'list', companyId)).answer;
  expect(listed).toMatchObject([{ stars: 1, text: 'Ask Ravi, 98220…', hidden: null }, { stars: 5 }]);
  const { review } = listed[0];
  expect(await publicOf(companyId)).toEqual([[1, 5], 3, 2]);
  expect((await test.ops('reviews', 'restore', review)).text).toContain('is not hidden');
  expect((await test.ops('reviews', 'hide', review, 'names a person')).code).toBe(0);
  expect((await test.ops('reviews', 'hide', review, 'again')).text).toContain('is hidden already');
  expect(await publicOf(companyId)).toEqual([[5], 5, 1]);
  expect((await test.ops('reviews', 'list', companyId)).answer).toHaveLength(1);
  expect((await test.ops('reviews', 'list', '--hidden')).answer).toMatchObject([
    { review, note: 'names a person' },
  ]);
  await reviewCompany(test.container, author, { companyId, stars: 2, comments: 'Ask Ravi' });
  expect(await publicOf(companyId)).toEqual([[5], 5, 1]);
  const own = await listReviews(test.container, author, { companyId, size: 10 });
  expect([own.isReviewed, own.own]).toEqual([true, { stars: 2, comments: 'Ask Ravi', isHidden: true }]);
  expect((await test.ops('reviews', 'restore', review)).code).toBe(0);
  expect(await publicOf(companyId)).toEqual([[2, 5], 3.5, 2]);
  const actions = (await test.audit(review)).map(({ action, actor }) => `${actor} ${action}`);
  expect(actions).toEqual(['meera review-hidden', 'meera review-restored']);
  const shown = await listReviews(test.container, author, { companyId, size: 10 });
  expect(shown.own).toEqual({ stars: 2, comments: 'Ask Ravi' });
});

it('notifies the author when a review is hidden or shown, in their language, and nobody else', async () => {
  const { companyId, author } = await reviewed();
  const { prisma } = test.container.database;
  const company = await prisma.company.findUniqueOrThrow({ where: { id: companyId } });
  const { review } = (await test.ops('reviews', 'list', companyId)).answer[0];
  await test.ops('reviews', 'hide', review, 'names a person');
  await test.ops('reviews', 'hide', review, 'again');
  await test.ops('reviews', 'restore', review);
  await test.ops('reviews', 'hide', review, 'names a person');
  const rows = await prisma.notification.findMany({
    where: { candidateId: author },
    orderBy: { createdAt: 'asc' },
  });
  const messages = rows.map(({ typeKey, values }) =>
    (['en', 'hi', 'mr'] as const).map((language) =>
      notificationMessage(typeKey, values as unknown as NotificationValues, language),
    ),
  );
  const [hidden, restored, again] = messages;
  expect(messages).toHaveLength(3);
  expect(again).toEqual(hidden);
  expect(new Set([...(hidden ?? []), ...(restored ?? [])]).size).toBe(6);
  for (const message of messages.flat()) expect(message).toContain(company.name);
  expect(messages.flat().join()).not.toMatch(/\{\{|names a person/);
  const link = `/companyreview?${company.slug}-${company.shareId}`;
  expect(rows.map((row) => row.link)).toEqual([link, link, link]);
  const others = { candidateId: { not: author }, typeKey: 'job-notices', link };
  expect(await prisma.notification.count({ where: others })).toBe(0);
});

it.each([
  [['hide', '0190a000-0000-7000-8000-000000000009', 'why'], 1],
  [['restore', '0190a000-0000-7000-8000-000000000009'], 1],
  [['hide', '0190a000-0000-7000-8000-000000000009', ' '], 2],
  [['hide', '0190a000-0000-7000-8000-000000000009', 'x'.repeat(501)], 2],
  [['list', 'nobody at all'], 1],
])('ends %j with exit code %i', async (words, code) => {
  expect((await test.ops('reviews', ...words)).code).toBe(code);
});
