import { buildCandidate, buildCompany, createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { rowsInOrder, shuffled } from '@nukkad/testing/rows-in-order.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { selectAlerts } from '../alerts/alerts.queries.ts';
import { listReviews } from '../companies/list-reviews.ts';
import { readCoreConfig } from '../config/core-config.ts';
import { listShortPosts } from '../content/list-short-posts.ts';
import { selectEntries } from '../credits/credits.queries.ts';
import { listCompanyFeedback } from '../feedback/list-company-feedback.ts';
import { listNotifications } from '../notifications/list-notifications.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const EARLY = '2026-03-01T08:00:00.000Z';
const LATE = '2026-03-02T08:00:00.000Z';
const clock = { now: () => new Date(LATE) };
const db = () => test.database.prisma;
const config = readCoreConfig({ DATABASE_URL: 'postgresql://x@y/z', JWT_SECRET: 's'.repeat(32) });

let candidateId = '';
let companyId = '';
let rows = rowsInOrder(EARLY, LATE);
beforeEach(async () => {
  candidateId = (await buildCandidate(test.database, { credits: 0 })).id;
  companyId = (await buildCompany(test.database)).id;
  rows = rowsInOrder(EARLY, LATE);
});

interface Page {
  readonly items: readonly string[];
  readonly next: string | null;
}

interface Listing {
  readonly insert: (row: { readonly id: string; readonly createdAt: string }) => Promise<unknown>;
  /** Reads a page. The text of each row is its id, or the row has it. */
  readonly read: (size: number, cursor: string | undefined) => Promise<Page>;
}

const LISTS: Record<string, Listing> = {
  notifications: {
    insert: ({ id, createdAt }) =>
      db().notification.create({
        data: {
          id,
          candidateId,
          createdAt,
          typeKey: 'application-status',
          values: { template: 'shortlisted', values: { company: 'Shinde Sweets', jobTitle: 'Cook' } },
          dedupeKey: id,
        },
      }),
    read: async (size, cursor) => {
      const given = { candidateId, language: 'en', size, cursor } as const;
      const page = await listNotifications({ database: test.database, clock, config }, given);
      return { items: page.notifications.map(({ id }) => id), next: page.nextCursor ?? null };
    },
  },
  'reviews of a company': {
    insert: async ({ id, createdAt }) => {
      const { id: author } = await buildCandidate(test.database);
      const review = { id, createdAt, companyId, candidateId: author, rating: 3, comment: id };
      return db().companyReview.create({ data: review });
    },
    read: async (size, cursor) => {
      const page = await listReviews({ database: test.database }, null, { companyId, size, cursor });
      return { items: page.reviews.map(({ comments }) => comments), next: page.nextCursor ?? null };
    },
  },
};

describe.each(Object.entries(LISTS))('the list of %s', (_name, { insert, read }) => {
  it('has the newest first, and rows of the same time by their ids, also over pages', async () => {
    for (const { id, at } of shuffled(rows)) await insert({ id, createdAt: at });
    const expected = rows.map(({ id }) => id).toReversed();
    expect((await read(10, undefined)).items).toEqual(expected);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await read(1, cursor);
      seen.push(...page.items);
      cursor = page.next ?? undefined;
    } while (cursor !== undefined && seen.length < 10);
    expect(seen).toEqual(expected);
  });
});

const WHOLE_LISTS: Record<string, Pick<Listing, 'insert'> & { read: () => Promise<readonly string[]> }> = {
  'feedback of companies': {
    insert: async ({ id, createdAt }) => {
      const { id: author } = await buildCompany(test.database);
      const feedback = { id, createdAt, companyId: author, candidateId, comment: id };
      return db().companyFeedback.create({ data: feedback });
    },
    read: async () => {
      const { feedback } = await listCompanyFeedback({ database: test.database }, candidateId);
      return feedback.map(({ comments }) => comments);
    },
  },
  'short posts': {
    insert: ({ id, createdAt }) =>
      db().shortPost.create({
        data: { id, publishedAt: createdAt, text: { en: id, hi: id, mr: id } },
      }),
    read: async () => {
      const { posts } = await listShortPosts({ database: test.database, clock }, 'en');
      return posts.map(({ id }) => id).filter((post) => rows.some(({ id }) => id === post));
    },
  },
  alerts: {
    insert: ({ id, createdAt }) =>
      db().jobAlert.create({
        data: { id, candidateId, createdAt, checkedAt: createdAt, search: {}, searchHash: id },
      }),
    read: async () => (await test.database.query(selectAlerts(candidateId))).map(({ id }) => id),
  },
  'the statement of credits': {
    insert: ({ id, createdAt }) =>
      db().creditEntry.create({
        data: { id, candidateId, createdAt, amount: 1, reason: 'OPERATOR', reference: id },
      }),
    read: async () => {
      const page = { candidateId, afterAt: null, afterId: null, limit: 10 };
      const entries = await test.database.query(selectEntries(page));
      // The balance counts the rows from the oldest to the newest, also those of the same time.
      expect(entries.map(({ balance }) => balance)).toEqual([4, 3, 2, 1]);
      return entries.map(({ id }) => id);
    },
  },
};

it.each(Object.entries(WHOLE_LISTS))(
  '%s: the newest first, and rows of the same time by their ids',
  async (_name, { insert, read }) => {
    for (const { id, at } of shuffled(rows)) await insert({ id, createdAt: at });
    expect(await read()).toEqual(rows.map(({ id }) => id).toReversed());
  },
);
