import { routes } from '@nukkad/contract';
import { deleteAccount } from '@nukkad/core/erasure/delete-account.ts';
import { revealHrContact } from '@nukkad/core/hr/reveal-hr-contact.ts';
import { buildApplication, type buildCandidate, buildCompany, buildJob } from '@nukkad/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
// 11:00 in India, within the calling hours. The date is today's, because access tokens are signed with the real time.
beforeEach(() => test.clock.set(`${new Date().toISOString().slice(0, 10)}T05:30:00Z`));
afterAll(() => test.close());

async function seeker(credits = 2, change: Parameters<typeof buildCandidate>[1] = {}) {
  return test.seeker({ credits, ...change });
}

const balanceOf = async (id: string) =>
  (await test.database.prisma.candidate.findUniqueOrThrow({ where: { id } })).creditBalance;

describe('the contact of a company’s HR', () => {
  it('costs a credit the first time and nothing later', async () => {
    const { id, client } = await seeker();
    const job = await buildJob(test.database);
    const first = await client.call(routes.hrContact, { jobId: job.id });
    expect(first).toMatchObject({ creditsSpent: 1, credits: 1 });
    expect(first.phone).toMatch(/^\+91/);
    expect(await client.call(routes.hrContact, { jobId: job.id })).toMatchObject({
      creditsSpent: 0,
      credits: 1,
    });
    expect(await balanceOf(id)).toBe(1);
  });

  it('is free for those who applied, even when the job has closed', async () => {
    const { id, client } = await seeker(0);
    const job = await buildJob(test.database, { status: 'CLOSED' });
    await buildApplication(test.database, { candidateId: id, jobId: job.id });
    expect(await client.call(routes.hrContact, { jobId: job.id })).toMatchObject({ creditsSpent: 0 });
  });

  it('is not shown if the company is not that of the job', async () => {
    const { id, client } = await seeker();
    const job = await buildJob(test.database);
    const { id: companyId } = await buildCompany(test.database);
    await expect(client.call(routes.hrContact, { jobId: job.id, companyId })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(await balanceOf(id)).toBe(2);
    const shown = await client.call(routes.hrContact, { jobId: job.id, companyId: job.companyId });
    expect(shown.creditsSpent).toBe(1);
  });

  it('is not shown without credits, for closed or unknown jobs, or if there is no contact', async () => {
    const { client } = await seeker(0);
    const job = await buildJob(test.database);
    await expect(client.call(routes.hrContact, { jobId: job.id })).rejects.toMatchObject({
      code: 'NO_CREDITS',
    });
    const closed = await buildJob(test.database, { status: 'CLOSED' });
    await expect(client.call(routes.hrContact, { jobId: closed.id })).rejects.toMatchObject({
      code: 'JOB_NOT_ACTIVE',
    });
    await expect(client.call(routes.hrContact, { jobId: 'nothing' })).rejects.toMatchObject({ status: 404 });
    const silent = await buildCompany(test.database, { phone: '', email: '' });
    const mute = await buildJob(test.database, { companyId: silent.id });
    await expect(client.call(routes.hrContact, { jobId: mute.id })).rejects.toMatchObject({
      code: 'HR_UNREACHABLE',
    });
  });

  it.each([
    ['a number and an e-mail address', '+912550123456', 'hr@works.example', 'shown'],
    ['a number only', '+912550123456', '', 'shown'],
    ['an e-mail address only', '', 'hr@works.example', 'shown'],
    ['neither', '', '', 'HR_UNREACHABLE'],
  ])('of a company with %s is charged only if it is shown', async (_, phone, email, expected) => {
    const { id, client } = await seeker(2);
    const company = await buildCompany(test.database, { phone, email });
    const job = await buildJob(test.database, { companyId: company.id });
    const outcome = await client.call(routes.hrContact, { jobId: job.id }).catch((error) => error);
    if (expected === 'shown') expect(outcome).toMatchObject({ phone, email, creditsSpent: 1 });
    else expect(outcome).toMatchObject({ code: expected });
    const spent = expected === 'shown' ? 1 : 0;
    const where = { candidateId: id };
    expect(await balanceOf(id)).toBe(2 - spent);
    expect(await test.database.prisma.hrReveal.count({ where })).toBe(spent);
    expect(await test.database.prisma.creditEntry.count({ where: { ...where, reason: 'HR_CONTACT' } })).toBe(
      spent,
    );
  });

  it('requires a verified mobile number, like an application', async () => {
    const { id, client } = await seeker(2, { phone: null });
    const job = await buildJob(test.database);
    await expect(client.call(routes.hrContact, { jobId: job.id })).rejects.toMatchObject({
      code: 'MOBILE_NOT_VERIFIED',
      status: 200,
    });
    expect(await balanceOf(id)).toBe(2);
    expect(await test.database.prisma.hrReveal.count({ where: { candidateId: id } })).toBe(0);
    await test.database.prisma.candidate.update({
      where: { id },
      data: { phone: '+917000000071', isMobileVerified: true },
    });
    expect(await client.call(routes.hrContact, { jobId: job.id })).toMatchObject({ creditsSpent: 1 });
  });

  it('requires an identity document if applications do', async () => {
    const { id, client } = await seeker();
    const job = await buildJob(test.database);
    await test.set('applyRequiresIdentity', true);
    await expect(client.call(routes.hrContact, { jobId: job.id })).rejects.toMatchObject({
      code: 'IDENTITY_MISSING',
    });
    const key = `identity/${id}.jpg`;
    await test.database.prisma.storedFile.create({
      data: { key, candidateId: id, kind: 'AADHAAR', contentType: 'image/jpeg', bytes: 1 },
    });
    expect(await client.call(routes.hrContact, { jobId: job.id })).toMatchObject({ creditsSpent: 1 });
    await test.set('applyRequiresIdentity', false);
  });

  it('stays visible to a seeker who has seen it, whatever is required now', async () => {
    const { id, client } = await seeker();
    const job = await buildJob(test.database);
    await client.call(routes.hrContact, { jobId: job.id });
    await test.database.prisma.candidate.update({
      where: { id },
      data: { phone: null, isMobileVerified: false },
    });
    expect(await client.call(routes.hrContact, { jobId: job.id })).toMatchObject({ creditsSpent: 0 });
  });

  it('is not shown, and costs nothing, after the account is deleted', async () => {
    const { id } = await seeker();
    const job = await buildJob(test.database);
    await deleteAccount(test.container, id);
    const late = revealHrContact(test.container, { candidateId: id, jobId: job.id });
    await expect(late).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
    expect(await balanceOf(id)).toBe(2);
  });

  it.each([
    ['08:59', '03:29', false],
    ['09:00', '03:30', true],
    ['19:59', '14:29', true],
    ['20:00', '14:30', false],
  ])('at %s in India is open: %s UTC → %s', async (_india, utc, isOpen) => {
    const { client } = await seeker();
    const job = await buildJob(test.database);
    test.clock.set(`${new Date().toISOString().slice(0, 10)}T${utc}:00Z`);
    const call = client.call(routes.hrContact, { jobId: job.id });
    if (isOpen) await expect(call).resolves.toMatchObject({ creditsSpent: 1 });
    else
      await expect(call).rejects.toMatchObject({
        code: 'HR_WINDOW_CLOSED',
        details: { from: 9, to: 20 },
        message: 'Unable to contact HR at the moment, Please call between 9AM to 8PM',
      });
  });

  it('follows the calling hours set by the operators', async () => {
    const { client } = await seeker();
    const job = await buildJob(test.database);
    await test.set('hrFromHour', 12);
    await expect(client.call(routes.hrContact, { jobId: job.id })).rejects.toMatchObject({
      code: 'HR_WINDOW_CLOSED',
    });
    await test.set('hrFromHour', 9);
  });

  it('is charged once for simultaneous requests', async () => {
    const { id, client } = await seeker(5);
    const job = await buildJob(test.database);
    const looks = Array.from({ length: 12 }, () => client.call(routes.hrContact, { jobId: job.id }));
    const spent = (await Promise.all(looks)).reduce((sum, look) => sum + look.creditsSpent, 0);
    expect(spent).toBe(1);
    expect(await balanceOf(id)).toBe(4);
  });
});
