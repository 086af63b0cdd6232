import {
  applicantList,
  applicantOne,
  draftList,
  helpList,
  noticeList,
  partnerJobs,
  reviewList,
  threadList,
} from '@nukkad/contract/partner/index.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { rowsInOrder, shuffled } from '@nukkad/testing/rows-in-order.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildMember, type HireSite, WITH_HIRE } from '../../test/hire-site.ts';
import { list as interviewsOf, NOW, withApplicant } from '../../test/interviews.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
beforeEach(() => test.clock.set(NOW));
afterAll(() => test.close());

const EARLY = '2027-03-09T05:30:00.000Z';
const LATE = '2027-03-09T05:31:00.000Z';

type Rows = ReturnType<typeof rowsInOrder>;

interface Page {
  readonly items: readonly { readonly id: string }[];
  readonly next: string | null;
}
interface Listing {
  readonly rows: Rows;
  readonly read: (query: { size?: string; after?: string }) => Promise<Page>;
}

async function ofMember(
  insert: (row: Rows[number], owner: Awaited<ReturnType<typeof buildMember>>) => Promise<unknown>,
) {
  const owner = await buildMember(test);
  const rows = rowsInOrder(EARLY, LATE);
  for (const row of shuffled(rows)) await insert(row, owner);
  return { rows, site: owner.site, params: { company: owner.company.id } };
}

const db = () => test.database.prisma;
const LISTS: Record<string, () => Promise<Listing>> = {
  reviews: async () => {
    const { rows, site, params } = await ofMember(async ({ id, at }, { company }) => {
      const { id: candidateId } = await buildCandidate(test.database);
      const review = { rating: 3, comment: '', createdAt: at };
      return db().companyReview.create({ data: { id, companyId: company.id, candidateId, ...review } });
    });
    return { rows, read: (query) => site.call(reviewList, { params, query }) };
  },
  'messages to the operators': async () => {
    const { rows, site } = await ofMember(({ id, at }, { memberId }) =>
      db().helpMessage.create({ data: { id, memberId, text: 'How?', createdAt: at } }),
    );
    return { rows, read: (query) => site.call(helpList, { query }) };
  },
  notices: async () => {
    const { rows, site } = await ofMember(({ id, at }, { memberId, company }) =>
      db().memberNotice.create({
        data: {
          id,
          memberId,
          companyId: company.id,
          type: 'team',
          values: { template: 'owner', values: { company: 'Shop' } },
          link: '/team',
          dedupeKey: id,
          createdAt: at,
        },
      }),
    );
    return { rows, read: (query) => site.call(noticeList, { query }) };
  },
  jobs: async () => {
    const { rows, site, params } = await ofMember(({ id, at }, { company }) =>
      buildJob(test.database, { id, companyId: company.id, createdAt: at }),
    );
    return { rows, read: (query) => site.call(partnerJobs, { params, query }) };
  },
  conversations: async () => {
    const { rows, site, params } = await ofMember(async ({ id, at }, { company }) => {
      const { id: jobId } = await buildJob(test.database, { companyId: company.id });
      const { candidateId } = await buildApplication(test.database, { jobId, statusChangedAt: NOW });
      const message = { sequence: 1, sender: 'CANDIDATE', body: id, createdAt: at } as const;
      const owner = { kind: 'COMPANY', companyId: company.id, candidateId, lastSequence: 1 } as const;
      return db().conversation.create({ data: { id, ...owner, messages: { create: message } } });
    });
    return {
      rows,
      read: async (query) => {
        const { items, next } = await site.call(threadList, { params, query });
        return { items: items.map(({ lastText }) => ({ id: lastText })), next };
      },
    };
  },
  applicants: async () => {
    const { rows, site, params } = await ofMember(async ({ id, at }, { company }) => {
      const { id: jobId } = await buildJob(test.database, { companyId: company.id });
      return buildApplication(test.database, { id, jobId, appliedAt: at, statusChangedAt: at });
    });
    return {
      rows,
      read: async (query) => {
        const { items, next } = await site.call(applicantList, {
          params,
          query: { stage: 'APPLIED', ...query },
        });
        return { items: items.map(({ application }) => ({ id: application })), next };
      },
    };
  },
};

describe.each(Object.entries(LISTS))('the list of %s', (_name, prepare) => {
  it('has the newest first, and those of the same time by their ids, also over pages', async () => {
    const { rows, read } = await prepare();
    const expected = rows.map(({ id }) => id).toReversed();
    expect((await read({})).items.map(({ id }) => id)).toEqual(expected);
    const seen: string[] = [];
    let after: string | null | undefined;
    do {
      const page: Page = await read({ size: '1', ...(after ? { after } : {}) });
      seen.push(...page.items.map(({ id }) => id));
      after = page.next;
    } while (after !== null && seen.length < 10);
    expect(seen).toEqual(expected);
  });
});

it('drafts have the last changed first, and those of the same time by their ids', async () => {
  const { rows, site, params } = await ofMember(({ id, at }, { company, memberId }) =>
    // The order of creation is the opposite one.
    db().jobDraft.create({
      data: {
        id,
        companyId: company.id,
        memberId,
        fields: {},
        createdAt: at === EARLY ? LATE : EARLY,
        updatedAt: at,
      },
    }),
  );
  const { items } = await site.call(draftList, { params });
  expect(items.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toReversed());
});

it('interviews have the earliest first, and those of the same time by their ids', async () => {
  const fixture = await withApplicant(test);
  const rows = rowsInOrder(EARLY, LATE);
  for (const [index, { id, at }] of shuffled(rows).entries()) {
    const { id: applicationId } =
      index === 0
        ? { id: fixture.id }
        : await buildApplication(test.database, {
            jobId: fixture.job.id,
            appliedAt: NOW,
            statusChangedAt: NOW,
          });
    const times = { createdAt: NOW, changedAt: NOW, at };
    const data = { id, applicationId, companyId: fixture.company, round: 1, place: 'Pune', ...times };
    await db().interview.create({ data });
  }
  const { items } = await interviewsOf(fixture);
  expect(items.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

it('the steps of an applicant have the first first, and those of the same time by their ids', async () => {
  const { owner, company, id } = await withApplicant(test);
  await db().applicationEvent.deleteMany({ where: { applicationId: id } });
  const rows = rowsInOrder(EARLY, LATE);
  const statuses = ['APPLIED', 'SHORTLISTED', 'SCHEDULED', 'INTERVIEWED', 'HIRED'] as const;
  const statusOf = new Map(rows.map((row, index) => [row.id, statuses[index] ?? 'APPLIED']));
  for (const row of shuffled(rows)) {
    const status = statusOf.get(row.id) ?? 'APPLIED';
    await db().applicationEvent.create({
      data: { id: row.id, applicationId: id, status, createdAt: row.at },
    });
  }
  const site: HireSite = owner.site;
  const shown = await site.call(applicantOne, { params: { company, application: id } });
  expect(shown.steps.map(({ stage }) => stage)).toEqual(statuses);
});
