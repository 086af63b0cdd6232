import { randomUUID } from 'node:crypto';
import { routes } from '@nukkad/contract';
import {
  answerSend,
  companyJobChange,
  companyJobClose,
  companyJobPause,
  companyJobPublish,
  companyJobResume,
  logoSet,
  messageSend,
  pictureAdd,
  reviewReply,
  stillAnswer,
} from '@nukkad/contract/partner/index.ts';
import { hashToken, newOpaqueToken } from '@nukkad/core/security/opaque-token.ts';
import type { TaskName } from '@nukkad/core/task-names.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildMember, openHireSite, WITH_HIRE } from '../../test/hire-site.ts';
import {
  answer,
  change,
  LATER,
  NOW,
  reply,
  say,
  schedule,
  TOMORROW,
  withApplicant,
} from '../../test/interviews.ts';
import { buildPosted, buildShop, COOK, draftOf } from '../../test/posting.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

const requested: TaskName[] = [];
const tasks = {
  connect: () => {},
  soon: (task: TaskName) => {
    requested.push(task);
  },
};

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE, { tasks });
});
beforeEach(() => test.clock.set(NOW));
afterAll(() => test.close());

type Command = () => Promise<unknown>;

async function stillOpen(): Promise<Command> {
  const { job } = await buildPosted(test);
  const token = newOpaqueToken();
  const link = { tokenHash: hashToken(token), jobId: job.id, createdAt: NOW, expiresAt: LATER };
  await test.database.prisma.stillLink.create({ data: link });
  return () => openHireSite(test).call(stillAnswer, { params: { token }, body: { answer: 'FILLED' } });
}

async function replyToReview(text: string): Promise<Command> {
  const { owner, company, seeker } = await withApplicant(test);
  const { id: review } = await test.database.prisma.companyReview.create({
    data: { companyId: company, candidateId: seeker.id, rating: 3, comment: 'I waited.', createdAt: NOW },
  });
  return () => owner.site.call(reviewReply, { params: { company, review }, body: { text } });
}

/** Sends an answer again with the same key. */
async function send(body: object): Promise<Command> {
  const { owner, company, id } = await withApplicant(test);
  const sent = { params: { company }, body: { applications: [id], from: 'APPLIED', ...body } };
  const key = randomUUID();
  return () => owner.site.call(answerSend, sent as never, { key });
}

/** Writes a review after an interview at this company. A repeat changes the review. */
async function writeReview(companyId: string): Promise<Command> {
  const { id: jobId } = await buildJob(test.database, { companyId });
  const { id: candidateId, client } = await test.seeker();
  await buildApplication(test.database, { jobId, candidateId, status: 'INTERVIEWED' });
  return () => client.call(routes.companyReview, { companyId, stars: 3, comments: 'I waited.' });
}

async function reviewWithoutMembers(): Promise<Command> {
  return writeReview((await buildJob(test.database)).companyId);
}

/** Uploads the same file again. */
async function upload(route: typeof logoSet | typeof pictureAdd): Promise<Command> {
  const { site, company } = await buildMember(test);
  const create = { width: 40, height: 30, channels: 3, background: '#ff0000' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  return async () => {
    const { status } = await site.upload(route, { params: { company: company.id } }, bytes);
    expect(status).toBe(200);
  };
}

/** Sends a friend's code again with the same key. */
async function friendsCode(): Promise<Command> {
  const { referralCode: code } = (await test.seeker()).candidate;
  const { client } = await test.seeker();
  const key = randomUUID();
  return () => client.call(routes.referralApply, { code }, { key });
}

/** Posts, closes or changes a job. */
async function withJob(
  command: (posted: Awaited<ReturnType<typeof buildPosted>>, key: string) => Promise<unknown>,
): Promise<Command> {
  const posted = await buildPosted(test);
  const key = randomUUID();
  return () => command(posted, key);
}

const BOTH = ['push', 'send-messages'] as const;
const CASES: Record<
  string,
  { readonly prepare: () => Promise<Command>; readonly first: readonly TaskName[] }
> = {
  'an answer to an applicant': { prepare: () => send({ to: 'SHORTLISTED' }), first: BOTH },
  'a refusal, which is held': { prepare: () => send({ to: 'REJECTED', reason: 'far' }), first: [] },
  'an answer that is not open': { prepare: () => send({ to: 'INTERVIEWED' }), first: [] },
  'a review, then a change of it': {
    prepare: async () => writeReview((await buildMember(test)).company.id),
    first: ['push'],
  },
  'a review of a company without members': { prepare: reviewWithoutMembers, first: [] },
  'a logo': { prepare: () => upload(logoSet), first: ['sweep-files'] },
  'a picture': { prepare: () => upload(pictureAdd), first: ['sweep-files'] },
  'a friend’s code': { prepare: friendsCode, first: ['push'] },
  'a reply to a review': { prepare: () => replyToReview('Thank you.'), first: ['push'] },
  'a reply that waits for an operator': {
    prepare: () => replyToReview('You have to pay a deposit of 500 rupees before joining.'),
    first: [],
  },
  'a change of an interview': {
    prepare: async () => {
      const fixture = await withApplicant(test);
      const { id, sequence } = await schedule(fixture);
      return () => change(fixture, id, { sequence, at: LATER });
    },
    first: BOTH,
  },
  'the outcome of an interview': {
    prepare: async () => {
      const fixture = await withApplicant(test);
      const { id } = await schedule(fixture);
      test.clock.set(TOMORROW);
      return () => say(fixture, id, 'DID_NOT_COME');
    },
    first: ['push'],
  },
  'a seeker’s reply to an interview': {
    prepare: async () => {
      const fixture = await withApplicant(test);
      const { id } = await schedule(fixture);
      return () => reply(fixture, id, 'CONFIRMED');
    },
    first: ['push'],
  },
  'a message to an applicant': {
    prepare: async () => {
      const fixture = await withApplicant(test);
      const { owner, company, id: application } = fixture;
      await answer(fixture, 'SHORTLISTED', 'APPLIED');
      const body = { text: 'Can you come today?', clientKey: randomUUID() };
      return () => owner.site.call(messageSend, { params: { company, application }, body });
    },
    first: ['push'],
  },
  'a new job': {
    prepare: async () => {
      const { site, params } = await buildShop(test);
      const { id: draft } = await draftOf({ site, params });
      const key = randomUUID();
      return () => site.call(companyJobPublish, { params, body: { draft } }, { key });
    },
    first: ['push'],
  },
  'a pause': {
    prepare: () => withJob(({ shop, params }) => shop.site.call(companyJobPause, { params })),
    first: ['push'],
  },
  'a resumed job': {
    prepare: () =>
      withJob(async ({ shop, params, set }) => {
        if (requested.length === 0) await set({ status: 'PAUSED', statusReason: 'BY_EMPLOYER' });
        return shop.site.call(companyJobResume, { params });
      }),
    first: ['push'],
  },
  'a closed job': {
    prepare: () =>
      withJob(({ shop, params }, key) => {
        const body = { reason: 'FILLED_HERE', answerRest: false } as const;
        return shop.site.call(companyJobClose, { params, body }, { key });
      }),
    first: ['push'],
  },
  'a change that keeps all values': {
    prepare: () =>
      withJob(({ shop, params, job }) =>
        shop.site.call(companyJobChange, { params, body: { since: job.changedAt, fields: COOK } }),
      ),
    first: [],
  },
  'an answer whether a job is open': { prepare: stillOpen, first: ['push'] },
};

it.each(Object.entries(CASES))('%s requests tasks only for what it changes', async (_name, given) => {
  const command = await given.prepare();
  requested.length = 0;
  await command();
  expect(requested).toEqual(given.first);
  await command();
  expect(requested).toEqual(given.first);
});
