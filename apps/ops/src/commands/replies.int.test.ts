import { randomUUID } from 'node:crypto';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { expect, it } from 'vitest';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();

/** Creates a review of a company with a reply, held or shown. */
async function replied(isHeld: boolean) {
  const { database } = test.container;
  const { companyId, candidateId } = await buildApplication(database, { status: 'INTERVIEWED' });
  const { prisma } = database;
  const at = new Date();
  const member = await prisma.member.create({
    data: { name: 'Asha', phone: `+91${randomUUID()}`.slice(0, 15), language: 'en' },
  });
  const { id } = await prisma.companyReview.create({
    data: { companyId, candidateId, rating: 2, comment: 'I waited' },
  });
  await prisma.reviewReply.create({
    data: {
      reviewId: id,
      memberId: member.id,
      text: 'Sorry',
      createdAt: at,
      changedAt: at,
      heldAt: isHeld ? at : null,
      heldReason: isHeld ? 'asks-money' : null,
    },
  });
  return { review: id, companyId };
}

it('lists and shows what waits, hides what is shown, and notes who did it', async () => {
  const { review, companyId } = await replied(true);
  const list = async (...options: string[]) =>
    (await test.ops('replies', 'list', companyId, ...options)).answer;
  expect(await list('--held')).toMatchObject([
    { review, stars: 2, about: 'I waited', text: 'Sorry', by: 'Asha', held: 'asks-money' },
  ]);
  expect(await list()).toEqual([]);
  expect((await test.ops('replies', 'approve', review)).code).toBe(0);
  expect((await test.ops('replies', 'approve', review)).text).toContain('does not wait');
  expect(await list()).toMatchObject([{ review, held: null }]);
  expect((await test.ops('replies', 'restore', review)).text).toContain('is not hidden');
  expect((await test.ops('replies', 'hide', review, 'names a person')).code).toBe(0);
  expect((await test.ops('replies', 'hide', review, 'again')).text).toContain('is hidden already');
  expect(await list('--hidden')).toMatchObject([{ review, note: 'names a person' }]);
  expect((await test.ops('replies', 'restore', review)).code).toBe(0);
  expect(await list()).toHaveLength(1);
  expect((await test.audit(review)).map(({ action, actor }) => `${actor} ${action}`)).toEqual([
    'meera review-reply-approved',
    'meera review-reply-hidden',
    'meera review-reply-restored',
  ]);
});

it('shows a reply that was hidden while it waited, once it is restored', async () => {
  const { review, companyId } = await replied(true);
  expect((await test.ops('replies', 'hide', review, 'names a person')).code).toBe(0);
  expect((await test.ops('replies', 'restore', review)).code).toBe(0);
  expect((await test.ops('replies', 'list', companyId)).answer).toMatchObject([{ review, held: null }]);
});

it('refuses a review without a reply', async () => {
  for (const args of [['approve'], ['hide'], ['restore']]) {
    const reason = args[0] === 'hide' ? ['reason'] : [];
    const { code } = await test.ops('replies', ...args, randomUUID(), ...reason);
    expect([args, code]).not.toEqual([args, 0]);
  }
});
