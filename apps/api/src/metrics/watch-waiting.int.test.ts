import { HOUR_MS } from '@nukkad/domain/durations.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let api: TestApp;
beforeEach(async () => {
  api = await startTestApp({ METRICS_PORT: '0' });
});
afterEach(() => api.close());

const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

/** Returns the values of a gauge by kind of waiting item. Ages are in whole hours. */
async function read(gauge: string): Promise<Record<string, number>> {
  const text = (await api.container.metrics?.metrics.text()) ?? '';
  const lines = [...text.matchAll(new RegExp(`^${gauge}\\{what="(\\w+)",service="api"\\} (\\d+)$`, 'gm'))];
  return Object.fromEntries(lines.map(([, what = '', value]) => [what, Number(value)]));
}
const hours = (seconds: Record<string, number>) =>
  Object.fromEntries(Object.entries(seconds).map(([what, value]) => [what, Math.floor(value / 3600)]));

it('reports 0 if nothing waits', async () => {
  const nothing = {
    reports: 0,
    support: 0,
    moderation: 0,
    chat: 0,
    credits: 0,
    replies: 0,
    contacts: 0,
    help: 0,
  };
  expect(await read('nukkad_waiting')).toEqual(nothing);
  expect(await read('nukkad_waiting_oldest_seconds')).toEqual(nothing);
});

it('reports the number and the oldest age of each kind, without settled items', async () => {
  const { prisma } = api.database;
  const { id: candidateId } = await buildCandidate(api.database);
  const { id: otherId } = await buildCandidate(api.database);
  const createdAt = ago(24 * 20);
  const job = (change: object = {}) => buildJob(api.database, { createdAt, ...change });

  const reported = await job();
  await prisma.jobReport.create({ data: { jobId: reported.id, candidateId, text: 'x', createdAt: ago(5) } });
  await prisma.jobReport.create({
    data: { jobId: reported.id, candidateId: otherId, text: 'x', createdAt: ago(3) },
  });
  await job({ status: 'PAUSED', statusReason: 'reported', statusChangedAt: ago(7) });
  const settled = await job();
  await prisma.jobReport.create({
    data: {
      jobId: settled.id,
      candidateId,
      text: 'x',
      createdAt: ago(90),
      handledAt: ago(80),
      handledBy: 'm',
    },
  });

  await prisma.supportMessage.create({ data: { candidateId, message: 'x', createdAt: ago(2) } });
  await prisma.supportMessage.create({
    data: { candidateId, message: 'y', createdAt: ago(50), answeredAt: ago(1) },
  });
  await job({ status: 'PAUSED', statusReason: 'awaiting-moderation', statusChangedAt: ago(9) });
  await job({ status: 'PAUSED', statusReason: 'employer', statusChangedAt: ago(99) });

  const talk = (seeker: string, sender: 'CANDIDATE' | 'ADMIN', at: Date) =>
    prisma.conversation.create({
      data: {
        kind: 'ADMIN',
        candidateId: seeker,
        lastSequence: 1,
        messages: { create: { sequence: 1, sender, body: 'x', createdAt: at } },
      },
    });
  await talk(candidateId, 'CANDIDATE', ago(4));
  await talk(otherId, 'ADMIN', ago(60));
  const { id: deletedId } = await buildCandidate(api.database, { deletedAt: ago(1) });
  await talk(deletedId, 'CANDIDATE', ago(60));
  const company = { kind: 'COMPANY', companyId: reported.companyId, candidateId, lastSequence: 1 } as const;
  await prisma.conversation.create({
    data: {
      ...company,
      messages: { create: { sequence: 1, sender: 'CANDIDATE', body: 'x', createdAt: ago(61) } },
    },
  });
  await prisma.creditRequest.create({ data: { candidateId, createdAt: ago(6) } });
  await prisma.creditRequest.create({
    data: { candidateId: otherId, status: 'DECLINED', createdAt: ago(70), decidedAt: ago(1), decidedBy: 'm' },
  });

  const { id: memberId } = await prisma.member.create({ data: { name: 'Asha', language: 'en' } });
  const reply = async (seeker: string, heldAt: Date | null) => {
    const review = { companyId: reported.companyId, candidateId: seeker, rating: 3, comment: 'I waited.' };
    const { id: reviewId } = await prisma.companyReview.create({ data: review });
    const at = ago(30);
    const heldReason = heldAt && 'money';
    await prisma.reviewReply.create({
      data: { reviewId, memberId, text: 'Sorry.', createdAt: at, changedAt: at, heldAt, heldReason },
    });
  };
  await reply(candidateId, ago(8));
  await reply(otherId, null);
  await prisma.helpMessage.create({ data: { memberId, text: 'x', createdAt: ago(10) } });
  await prisma.helpMessage.create({
    data: { memberId, text: 'y', createdAt: ago(40), answeredAt: ago(1), answeredBy: 'm' },
  });

  const contact = {
    companyId: reported.companyId,
    jobId: reported.id,
    about: 'CALL',
    reason: 'RUDE',
  } as const;
  await prisma.contactReport.create({ data: { ...contact, signInHash: 'one', createdAt: ago(11) } });
  await prisma.contactReport.create({
    data: {
      ...contact,
      signInHash: 'two',
      createdAt: ago(80),
      handledAt: ago(1),
      handledBy: 'm',
      isGroundless: false,
    },
  });

  expect(await read('nukkad_waiting')).toEqual({
    reports: 2,
    support: 1,
    moderation: 1,
    chat: 1,
    credits: 1,
    replies: 1,
    contacts: 1,
    help: 1,
  });
  expect(hours(await read('nukkad_waiting_oldest_seconds'))).toEqual({
    reports: 7,
    support: 2,
    moderation: 9,
    chat: 4,
    credits: 6,
    replies: 8,
    contacts: 11,
    help: 10,
  });
});
