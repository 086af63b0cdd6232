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
    const listed = (answer as readonly object[]).map((row) =>
      ids.find((id) => JSON.stringify(row).includes(id)),
    );
    expect(listed).toEqual(first === 'oldest' ? ids : ids.toReversed());
  },
);
