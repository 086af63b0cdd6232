import { randomUUID } from 'node:crypto';
import { buildCandidate, buildCompany, buildJob } from '@nukkad/testing';
import { beforeAll, expect, it } from 'vitest';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();

/** One row more than a page of a list has. */
const ROWS = 201;

/** The moment of a row, a minute after that of the row before. */
const at = (row: number) => new Date(Date.UTC(2026, 0, 1, 0, row));
const rows = Array.from({ length: ROWS }, (_, row) => row);

/** Creates what waits for an operator. The latest rows are inserted first. */
beforeAll(async () => {
  const { database } = test.container;
  const { prisma } = database;
  const { id: memberId } = await prisma.member.create({ data: { name: 'Asha', language: 'en' } });
  const waiting = [];
  for (const row of rows.toReversed()) {
    const createdAt = at(row);
    const { id: companyId } = await buildCompany(database, { createdAt });
    const held = { companyId, createdAt, statusChangedAt: createdAt, status: 'PAUSED' } as const;
    const { id: jobId } = await buildJob(database, { ...held, statusReason: 'awaiting-moderation' });
    await buildJob(database, { ...held, statusReason: 'reported' });
    const { id: candidateId } = await buildCandidate(database, { credits: 0 });
    waiting.push({ companyId, jobId, candidateId, createdAt, fileKey: `paper-${row}` });
  }
  await prisma.storedFile.createMany({
    data: waiting.map(({ fileKey: key }) => ({
      key,
      kind: 'COMPANY_PAPER',
      contentType: 'image/webp',
      bytes: 1,
    })),
  });
  await prisma.companyPaper.createMany({
    data: waiting.map(({ companyId, fileKey, createdAt }) => ({
      companyId,
      kind: 'SHOP_FRONT',
      fileKey,
      addedBy: memberId,
      createdAt,
    })),
  });
  await prisma.companyClaim.createMany({
    data: waiting.map(({ companyId, createdAt }) => ({ companyId, memberId, note: 'Ours', createdAt })),
  });
  await prisma.companyCheck.createMany({
    data: waiting.map(({ companyId }) => ({
      companyId,
      kind: 'COMPANY_IDENTITY',
      outcome: 'NOT_DONE',
      reason: 'waits-for-operator',
    })),
  });
  await prisma.helpMessage.createMany({
    data: waiting.map(({ createdAt }) => ({ memberId, text: 'How?', createdAt })),
  });
  await prisma.supportMessage.createMany({
    data: waiting.map(({ candidateId, createdAt }) => ({ candidateId, message: 'How?', createdAt })),
  });
  await prisma.contactReport.createMany({
    data: waiting.map(({ candidateId, companyId, jobId, createdAt }) => ({
      candidateId,
      companyId,
      jobId,
      about: 'CALL',
      reason: 'RUDE',
      signInHash: candidateId,
      createdAt,
    })),
  });
  const chats = waiting.map((row) => ({ ...row, conversationId: randomUUID() }));
  await prisma.conversation.createMany({
    data: chats.map(({ conversationId, candidateId }) => ({
      id: conversationId,
      kind: 'ADMIN',
      candidateId,
      lastSequence: 1,
    })),
  });
  await prisma.message.createMany({
    data: chats.map(({ conversationId, createdAt }) => ({
      conversationId,
      sequence: 1,
      sender: 'CANDIDATE',
      body: 'How?',
      createdAt,
    })),
  });
});

const page = async (command: string, ...words: string[]): Promise<Record<string, unknown>[]> =>
  (await test.ops(...command.split(' '), ...words)).answer;

it.each([
  ['papers list', 'added'],
  ['claims list', 'asked'],
  ['help list', 'at'],
  ['support list', 'at'],
  ['chat waiting', 'at'],
  ['moderation list', 'since'],
  ['moderation contacts', 'since'],
  ['reports list', 'since'],
])('"%s" has pages of 200 rows, the longest waiting first', async (command, column) => {
  const first = await page(command);
  const second = await page(command, '--page', '2');
  expect([first.length, second.length]).toEqual([ROWS - 1, 1]);
  const moments = [...first, ...second].map((row) => row[column]);
  expect(moments).toEqual(rows.map((row) => at(row).toISOString()));
});

it('"checks waiting" has pages of 200 rows, the oldest company first', async () => {
  const found = [...(await page('checks waiting')), ...(await page('checks waiting', '--page', '2'))];
  const companies = await test.container.database.prisma.company.findMany({ orderBy: { createdAt: 'asc' } });
  expect(found.map(({ company }) => company)).toEqual(companies.map(({ id }) => id));
});
