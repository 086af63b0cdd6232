import { randomUUID } from 'node:crypto';
import { routes } from '@nukkad/contract';
import {
  type ApplicantStage,
  answerSend,
  interviewChange,
  interviewList,
  interviewOutcome,
  noticeList,
} from '@nukkad/contract/partner/index.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { expect } from 'vitest';
import { buildMember } from './hire-site.ts';
import type { TestApp } from './test-app.ts';

/** 11:00 in India on a day far from the clock of the machine. */
export const NOW = '2027-03-10T05:30:00.000Z';
export const TOMORROW = '2027-03-11T05:30:00.000Z';
export const LATER = '2027-03-12T06:30:00.000Z';
/** Creates an owner, a recruiter, and a seeker who applied to their company and has a verified number. */
export async function withApplicant(test: TestApp) {
  const owner = await buildMember(test, { name: 'Asha' });
  const companyId = owner.company.id;
  const recruiter = await buildMember(test, { companyId, role: 'RECRUITER', name: 'Ravi' });
  const job = await buildJob(test.database, { companyId, title: 'Tailor', address: '5 MG Road, Pune' });
  const phone = `+9197${String(Date.now() + Math.floor(Math.random() * 1e6)).slice(-8)}`;
  const seeker = await test.seeker({ name: 'Meena Kale', phone, isMobileVerified: true });
  const applied = { jobId: job.id, candidateId: seeker.id, appliedAt: NOW, statusChangedAt: NOW };
  const { id } = await buildApplication(test.database, applied);
  return { test, owner, recruiter, job, seeker, id, company: companyId, phone };
}
export type Fixture = Awaited<ReturnType<typeof withApplicant>>;

export const answer = async (
  { owner, company, id }: Fixture,
  to: ApplicantStage,
  from: ApplicantStage,
  more: object = {},
) => {
  const body = { applications: [id], from, to, ...more };
  const sent = await owner.site.call(answerSend, { params: { company }, body } as never, {
    key: randomUUID(),
  });
  return sent.items[0]?.result;
};

export const schedule = async (fixture: Fixture, interview: object = { at: TOMORROW }) => {
  expect(await answer(fixture, 'SCHEDULED', 'APPLIED', { interview })).toBe('DONE');
  return interviewOf(fixture);
};

export const interviewOf = ({ test, id }: Fixture) =>
  test.database.prisma.interview.findFirstOrThrow({
    where: { applicationId: id },
    orderBy: { round: 'desc' },
  });

export const list = (
  { owner, company }: Fixture,
  from = '2027-03-01T00:00:00Z',
  to = '2027-03-20T00:00:00Z',
) => owner.site.call(interviewList, { params: { company }, query: { from, to } });

export const change = ({ owner, company }: Fixture, interview: string, body: object, site = owner.site) =>
  site.call(interviewChange, { params: { company, interview }, body } as never);

export const say = (
  { owner, company }: Fixture,
  interview: string,
  outcome: 'CAME' | 'DID_NOT_COME' | 'WE_WERE_NOT_THERE',
) => owner.site.call(interviewOutcome, { params: { company, interview }, body: { outcome } });

export const reply = ({ seeker }: Fixture, interviewId: string, kind: string, more: object = {}) =>
  seeker.client.call(routes.interviewAnswer, { interviewId, reply: kind, at: TOMORROW, ...more } as never);

export const messagesOf = async ({ seeker }: Fixture) =>
  (await seeker.client.call(routes.notificationList, { size: 20 })).notifications.map(
    ({ message }) => message,
  );

export const noticesOf = async ({ owner }: Fixture) =>
  (await owner.site.call(noticeList, { query: {} })).items.map(({ message }) => message);

export const mine = async ({ seeker }: Fixture) =>
  (await seeker.client.call(routes.myJobs, { tab: 'ALL', size: 10 })).jobs[0]?.record;

export const smsTo = ({ test, phone }: Fixture) =>
  test.sms.sent.filter(({ to }) => to === phone).map(({ text }) => text);
