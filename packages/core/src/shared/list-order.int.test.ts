import {
  buildApplication,
  buildCandidate,
  buildCompany,
  buildJob,
  createTestDatabase,
  type TestDatabase,
} from '@nukkad/testing';
import { rowsInOrder, shuffled } from '@nukkad/testing/rows-in-order.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { selectAlerts } from '../alerts/alerts.queries.ts';
import { listMyJobs } from '../applications/list-my-jobs.ts';
import { listReviews } from '../companies/list-reviews.ts';
import { readCoreConfig } from '../config/core-config.ts';
import { listBlogPosts } from '../content/list-blog-posts.ts';
import { listFaqs } from '../content/list-faqs.ts';
import { listShortPosts } from '../content/list-short-posts.ts';
import { listInterviewTips, listVideoTips } from '../content/list-tips.ts';
import { selectEntries } from '../credits/credits.queries.ts';
import { listCompanyFeedback } from '../feedback/list-company-feedback.ts';
import { listLogins } from '../logins/list-logins.ts';
import { listMemberDevices } from '../members/member-devices.ts';
import { listMemberPasskeys } from '../members/member-passkeys.ts';
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
let memberId = '';
let rows = rowsInOrder(EARLY, LATE);
beforeEach(async () => {
  candidateId = (await buildCandidate(test.database, { credits: 0 })).id;
  companyId = (await buildCompany(test.database)).id;
  memberId = (await db().member.create({ data: { name: 'Asha', language: 'en' } })).id;
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

const myJobs = async (tab: 'ALL' | 'SAVED', size: number, cursor: string | undefined) => {
  const page = await listMyJobs(
    { database: test.database, clock, config },
    candidateId,
    { tab, size, cursor },
    'en',
  );
  return { items: page.jobs.map(({ title }) => title), next: page.nextCursor ?? null };
};

const text = (id: string) => ({ en: id, hi: id, mr: id });
/** Leaves out the rows of the reference data. */
const ofTest = (ids: readonly string[]) => ids.filter((id) => rows.some((row) => row.id === id));

const LISTS: Record<string, Listing> = {
  applications: {
    insert: async ({ id, createdAt }) => {
      const { id: jobId } = await buildJob(test.database, { title: id });
      return buildApplication(test.database, { id, jobId, candidateId, appliedAt: createdAt });
    },
    read: (size, cursor) => myJobs('ALL', size, cursor),
  },
  'saved jobs': {
    insert: async ({ id, createdAt }) => {
      await buildJob(test.database, { id, title: id });
      return db().savedJob.create({ data: { candidateId, jobId: id, createdAt } });
    },
    read: (size, cursor) => myJobs('SAVED', size, cursor),
  },
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
      db().shortPost.create({ data: { id, publishedAt: createdAt, text: text(id) } }),
    read: async () => {
      const { posts } = await listShortPosts({ database: test.database, clock }, 'en');
      return ofTest(posts.map(({ id }) => id));
    },
  },
  'blog posts': {
    insert: ({ id, createdAt }) => {
      const texts = { title: text(id), summary: text(id), body: text(id) };
      return db().blogPost.create({ data: { id, publishedAt: createdAt, image: 'a', ...texts } });
    },
    read: async () => {
      const { posts } = await listBlogPosts({ database: test.database, clock, config }, 'en');
      return ofTest(posts.map(({ id }) => id));
    },
  },
  'devices of a seeker': {
    insert: ({ id, createdAt }) =>
      db().refreshToken.create({
        data: { familyId: id, candidateId, tokenHash: id, createdAt, expiresAt: '2026-04-01T08:00:00Z' },
      }),
    read: async () => {
      const logins = await listLogins(
        { database: test.database, clock },
        { candidateId, loginId: candidateId },
      );
      return logins.map(({ id }) => id);
    },
  },
  'devices of a member': {
    insert: ({ id, createdAt }) => {
      const times = {
        startedAt: EARLY,
        provedAt: EARLY,
        seenAt: createdAt,
        expiresAt: '2026-04-01T08:00:00Z',
      };
      return db().deskSession.create({ data: { id, memberId, tokenHash: id, ...times } });
    },
    read: async () => {
      const session = { memberId, sessionId: memberId } as Parameters<typeof listMemberDevices>[1];
      const devices = await listMemberDevices({ database: test.database, clock }, session);
      return devices.map(({ id }) => id);
    },
  },
  passkeys: {
    insert: ({ id, createdAt }) =>
      db().passkey.create({ data: { id, memberId, createdAt, credentialId: id, publicKey: 'a' } }),
    read: async () => (await listMemberPasskeys({ database: test.database }, memberId)).map(({ id }) => id),
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
      expect(entries.map(({ balance }) => balance)).toEqual([5, 4, 3, 2, 1]);
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

/** Lists in display order. The number of a row is larger for later rows. */
const DISPLAYED: Record<
  string,
  {
    readonly insert: (row: { readonly id: string; readonly sortOrder: number }) => Promise<unknown>;
    readonly read: () => Promise<readonly string[]>;
  }
> = {
  'frequent questions': {
    insert: ({ id, sortOrder }) =>
      db().faq.create({ data: { id, sortOrder, question: text(id), answer: text(id) } }),
    read: async () => (await listFaqs({ database: test.database, config }, 'en')).faqs.map(({ id }) => id),
  },
  tips: {
    insert: ({ id, sortOrder }) =>
      db().interviewTipCategory.create({ data: { id, sortOrder, name: text(id), tips: [] } }),
    read: async () =>
      (await listInterviewTips({ database: test.database }, 'en')).categories.map(({ id }) => id),
  },
  'videos of tips': {
    insert: ({ id, sortOrder }) =>
      db().videoTipCategory.create({ data: { id, sortOrder, name: text(id), videos: [] } }),
    read: async () =>
      (await listVideoTips({ database: test.database }, 'en')).categories.map(({ name }) => name),
  },
};

it.each(Object.entries(DISPLAYED))(
  '%s: by their numbers, and rows of the same number by their ids',
  async (_name, { insert, read }) => {
    for (const { id, at } of shuffled(rows)) await insert({ id, sortOrder: at === EARLY ? 1 : 2 });
    expect(ofTest(await read())).toEqual(rows.map(({ id }) => id));
  },
);
