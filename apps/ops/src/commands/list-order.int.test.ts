import { buildCandidate, buildCompany, buildJob } from '@nukkad/testing';
import { rowsInOrder, shuffled } from '@nukkad/testing/rows-in-order.ts';
import { expect, it } from 'vitest';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();
const db = () => test.container.database.prisma;
const EARLY = '2026-03-01T08:00:00.000Z';
const LATE = '2026-03-02T08:00:00.000Z';

interface Values {
  readonly id: string;
  readonly createdAt: string;
  readonly companyId: string;
  readonly candidateId: string;
  readonly memberId: string;
}

type Insert = (values: Values) => Promise<unknown>;

const claim: Insert = ({ candidateId: _, ...claimed }) =>
  db().companyClaim.create({ data: { ...claimed, note: 'Ours' } });

const paper: Insert = async ({ id, createdAt, companyId, memberId }) => {
  const file = { key: `paper-${id}`, kind: 'COMPANY_PAPER', contentType: 'image/webp', bytes: 1 } as const;
  await db().storedFile.create({ data: file });
  const added = { kind: 'SHOP_FRONT', fileKey: file.key, addedBy: memberId } as const;
  await db().companyPaper.create({ data: { id, createdAt, companyId, ...added } });
};

const waitingJob: Insert = ({ id, createdAt }) =>
  buildJob(test.container.database, {
    id,
    createdAt,
    status: 'PAUSED',
    statusReason: 'awaiting-moderation',
  });

const reportedJob: Insert = async ({ id, createdAt, candidateId }) => {
  await buildJob(test.container.database, { id });
  await db().jobReport.create({ data: { jobId: id, candidateId, text: 'Fake', createdAt } });
};

const contactReport: Insert = async ({ id, createdAt, companyId }) => {
  const { id: jobId } = await buildJob(test.container.database, { companyId });
  const report = { companyId, jobId, about: 'CALL', reason: 'RUDE', signInHash: id } as const;
  await db().contactReport.create({ data: { id, createdAt, ...report } });
};

const conversation: Insert = ({ id, createdAt, candidateId }) =>
  db().conversation.create({
    data: {
      id,
      kind: 'ADMIN',
      candidateId,
      lastSequence: 1,
      messages: { create: { sequence: 1, sender: 'CANDIDATE', body: 'How?', createdAt } },
    },
  });

const waitingCheck: Insert = async ({ id, createdAt }) => {
  await buildCompany(test.container.database, { id, createdAt });
  const check = {
    companyId: id,
    kind: 'COMPANY_IDENTITY',
    outcome: 'NOT_DONE',
    reason: 'waits-for-operator',
  } as const;
  await db().companyCheck.create({ data: check });
};

const LISTS: [words: string, first: 'oldest' | 'newest', insert: Insert][] = [
  [
    'credits list',
    'oldest',
    ({ id, createdAt, candidateId }) => db().creditRequest.create({ data: { id, createdAt, candidateId } }),
  ],
  ['claims list', 'oldest', claim],
  ['papers list', 'oldest', paper],
  [
    'help list',
    'oldest',
    ({ id, createdAt, memberId }) =>
      db().helpMessage.create({ data: { id, createdAt, memberId, text: 'How?' } }),
  ],
  [
    'support list',
    'oldest',
    ({ id, createdAt, candidateId }) =>
      db().supportMessage.create({ data: { id, createdAt, candidateId, message: 'How?' } }),
  ],
  [
    'reviews list',
    'newest',
    ({ id, createdAt, companyId, candidateId }) =>
      db().companyReview.create({
        data: { id, createdAt, companyId, candidateId, rating: 3, comment: 'Fine' },
      }),
  ],
  ['moderation list', 'oldest', waitingJob],
  ['moderation contacts', 'oldest', contactReport],
  ['reports list', 'oldest', reportedJob],
  ['chat waiting', 'oldest', conversation],
  ['checks waiting', 'oldest', waitingCheck],
  [
    'audit list',
    'newest',
    ({ id, createdAt }) =>
      db().auditEntry.create({ data: { id, createdAt, actor: 'meera', action: 'noted', subject: 'all' } }),
  ],
  [
    'feedback list',
    'newest',
    ({ id, createdAt, candidateId }) =>
      db().productFeedback.create({ data: { id, createdAt, candidateId, message: 'Good' } }),
  ],
  ['jobs list', 'newest', ({ id, createdAt }) => buildJob(test.container.database, { id, createdAt })],
];

it.each(LISTS)(
  '"%s" has the %s first, and rows of the same time by their ids',
  async (words, first, insert) => {
    const { database } = test.container;
    const rows = rowsInOrder(EARLY, LATE);
    for (const { id, at } of shuffled(rows)) {
      const { id: companyId } = await buildCompany(database, { createdAt: at });
      const { id: candidateId } = await buildCandidate(database);
      const { id: memberId } = await db().member.create({ data: { name: 'Asha', language: 'en' } });
      await insert({ id, createdAt: at, companyId, candidateId, memberId });
    }
    const ids = rows.map(({ id }) => id);
    const { answer } = await test.ops(...words.split(' '));
    const listed = (answer as readonly object[]).flatMap(
      (row) => ids.find((id) => JSON.stringify(row).includes(id)) ?? [],
    );
    expect(listed).toEqual(first === 'oldest' ? ids : ids.toReversed());
  },
);
