import { buildApplication, buildCandidate, buildCompany, buildJob } from '@nukkad/testing';
import { beforeAll, expect, it } from 'vitest';
import { useOps } from './testing/start-ops.ts';

const test = useOps();
let asked: string[] = [];

beforeAll(() => test.container.tasks.connect(async (task) => void asked.push(task)));

const db = () => test.container.database.prisma;
const at = new Date('2026-03-01T08:00:00Z');

async function member(): Promise<string> {
  return (await db().member.create({ data: { name: 'Asha', language: 'en' } })).id;
}

async function pausedJob(statusReason: string): Promise<string> {
  return (await buildJob(test.container.database, { status: 'PAUSED', statusReason })).id;
}

const openJob = async (): Promise<string> => (await buildJob(test.container.database)).id;

async function creditRequest(): Promise<string> {
  const { id: candidateId } = await buildCandidate(test.container.database, { credits: 0 });
  return (await db().creditRequest.create({ data: { candidateId } })).id;
}

async function review(): Promise<string> {
  const { id: companyId } = await buildCompany(test.container.database);
  const { id: candidateId } = await buildCandidate(test.container.database);
  return (await db().companyReview.create({ data: { companyId, candidateId, rating: 1, comment: 'Rude' } }))
    .id;
}

async function heldReply(): Promise<string> {
  const reviewId = await review();
  await db().reviewReply.create({
    data: {
      reviewId,
      memberId: await member(),
      text: 'Sorry',
      createdAt: at,
      changedAt: at,
      heldAt: at,
      heldReason: 'words',
    },
  });
  return reviewId;
}

async function claim(): Promise<string> {
  const { id: companyId } = await buildCompany(test.container.database);
  return (await db().companyClaim.create({ data: { companyId, memberId: await member(), note: 'Ours' } })).id;
}

async function paper(): Promise<string> {
  const { id: companyId } = await buildCompany(test.container.database);
  const file = {
    key: `paper-${companyId}`,
    kind: 'COMPANY_PAPER',
    contentType: 'image/webp',
    bytes: 1,
  } as const;
  await db().storedFile.create({ data: file });
  const data = { companyId, kind: 'SHOP_FRONT', fileKey: file.key, addedBy: await member() } as const;
  return (await db().companyPaper.create({ data })).id;
}

async function chat(): Promise<string> {
  const { id: candidateId } = await buildCandidate(test.container.database);
  return (await db().conversation.create({ data: { kind: 'ADMIN', candidateId } })).id;
}

async function supportMessage(): Promise<string> {
  const { id: candidateId } = await buildCandidate(test.container.database);
  return (await db().supportMessage.create({ data: { candidateId, message: 'How?' } })).id;
}

const application = async () => (await buildApplication(test.container.database)).id;
const help = async () =>
  (await db().helpMessage.create({ data: { memberId: await member(), text: 'How?', createdAt: at } })).id;

it.each([
  ['reports resume', () => pausedJob('reported'), [], ['push']],
  ['reports resume', openJob, [], []],
  ['reports remove', () => pausedJob('reported'), [], ['push']],
  ['moderation approve', () => pausedJob('awaiting-moderation'), [], ['push', 'send-messages']],
  [
    'moderation refuse',
    () => pausedJob('awaiting-moderation'),
    ['asks for money'],
    ['push', 'send-messages'],
  ],
  ['jobs pause', openJob, [], ['push']],
  ['jobs resume', () => pausedJob('operator'), [], ['push']],
  ['jobs renew', () => pausedJob('employer'), [], ['push']],
  ['jobs renew', openJob, [], []],
  ['jobs close', openJob, [], ['push']],
  ['jobs edit', openJob, ['--set', 'payMin=16000'], ['push']],
  ['jobs edit', openJob, ['--set', 'payMin=16000', '--check'], []],
  ['credits grant', creditRequest, [], ['push']],
  ['credits decline', creditRequest, [], ['push']],
  ['applications move', application, ['shortlisted'], ['push', 'send-messages']],
  ['applications hire', application, [], ['push']],
  ['applications feedback', application, ['Cooks well'], ['push']],
  ['reviews hide', review, ['insults'], ['push']],
  ['replies approve', heldReply, [], ['push']],
  ['replies hide', heldReply, ['insults'], ['push']],
  ['claims grant', claim, [], ['push']],
  ['claims refuse', claim, ['unknown there'], ['push']],
  ['papers accept', paper, [], ['push']],
  ['papers refuse', paper, ['another name'], ['push']],
  ['help answer', help, ['Like this.'], ['push']],
  ['chat reply', chat, ['Yes'], ['push']],
  ['support reply', supportMessage, ['Yes'], ['push']],
] as const)('"%s" asks for its tasks at once', async (command, create, words, tasks) => {
  const id = await create();
  asked = [];
  const { code, text } = await test.ops(...command.split(' '), id, ...words);
  expect([code, text]).toEqual([0, text]);
  expect([...new Set(asked)].toSorted()).toEqual(tasks);
});

it.each([
  ['jobs edit', openJob, ['--set', 'payMin=16000']],
  ['applications feedback', application, ['Cooks well']],
] as const)('"%s" a second time asks for no task', async (command, create, words) => {
  const id = await create();
  await test.ops(...command.split(' '), id, ...words);
  asked = [];
  const { code, text } = await test.ops(...command.split(' '), id, ...words);
  expect([code, text]).toEqual([0, text]);
  expect(asked).toEqual([]);
});
