import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { consentNotice } from '@nukkad/content/consent-notice.ts';
import { routes } from '@nukkad/contract';
import { eraseAccounts } from '@nukkad/core/erasure/erase-accounts.ts';
import { enterCandidate } from '@nukkad/core/session/enter-candidate.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePdf, samplePicture } from '../../../test/sample-files.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

async function busySeeker() {
  const { prisma } = test.database;
  const candidate = await buildCandidate(test.database, { name: 'Asha Secret', aboutMe: 'Secret words' });
  const { id: candidateId } = candidate;
  const caller = await test.signIn(candidateId);
  const client = test.client.as(caller);
  const application = await buildApplication(test.database, { candidateId });
  const company = await buildCompany(test.database);
  await client.call(routes.companyFollow, { companyId: company.id });
  await prisma.conversation.create({
    data: {
      kind: 'ADMIN',
      candidateId,
      lastSequence: 1,
      messages: { create: { sequence: 1, sender: 'CANDIDATE', body: 'Secret message' } },
    },
  });
  const file = new Blob([new Uint8Array(await samplePdf())]);
  const { key } = await client.call(routes.fileUpload, { kind: 'RESUME' }, { file });
  const picture = new Blob([new Uint8Array(await samplePicture())]);
  await client.call(routes.fileUpload, { kind: 'AADHAAR' }, { file: picture });
  return { candidate, candidateId, caller, client, application, company, key };
}

describe('the export', () => {
  it('has all data of the seeker and none of others', async () => {
    const mine = await busySeeker();
    const other = await busySeeker();
    const { sections, files, exportedAt } = await mine.client.call(routes.accountExport, {});
    const whole = JSON.stringify(sections);
    for (const words of ['Asha Secret', 'Secret words', 'Secret message', mine.candidate.email])
      expect(whole).toContain(words);
    expect(whole).not.toContain(other.candidate.email);
    expect(sections.find(({ name }) => name === 'applications')?.records).toHaveLength(1);
    expect(Number.isNaN(Date.parse(exportedAt))).toBe(false);
    expect(files.map(({ name }) => name)).toContain(mine.key);
    expect(files).toHaveLength(3);
    const url = new URL(files[0]?.url ?? '');
    const answer = await test.app.inject({ method: 'GET', url: url.pathname + url.search });
    expect(answer.statusCode).toBe(200);
    const [first, second, third] = files.map(({ name }) => name);
    await test.database.prisma.storedFile.update({
      where: { key: second ?? '' },
      data: { deletedAt: test.clock.now() },
    });
    const left = (await mine.client.call(routes.accountExport, {})).files;
    expect(left.map(({ name }) => name)).toEqual([first, third]);
    test.clock.advanceSeconds(3601);
    const late = await test.app.inject({ method: 'GET', url: url.pathname + url.search });
    expect(late.statusCode).toBe(403);
  });
});

describe('deleting the account', () => {
  it('signs out everywhere at once, and frees number and sign-in for a new account', async () => {
    const { candidate, candidateId, client } = await busySeeker();
    const phone = test.client.as(await test.signIn(candidateId));
    const identity = await test.database.prisma.identity.findFirstOrThrow({ where: { candidateId } });
    await test.database.prisma.pushSubscription.create({
      data: { token: `push-${candidateId}`, candidateId },
    });
    await client.call(routes.accountDelete, {});
    expect(await test.database.prisma.pushSubscription.count({ where: { candidateId } })).toBe(0);
    // Companies find available seekers only.
    expect(candidate.isAvailable).toBe(true);
    const deleted = await test.database.prisma.candidate.findUniqueOrThrow({ where: { id: candidateId } });
    expect(deleted).toMatchObject({ isAvailable: false, isMobileVerified: false, phone: null });
    for (const device of [client, phone])
      await expect(device.call(routes.accountSummary, {})).rejects.toMatchObject({ status: 401 });
    await buildCandidate(test.database, { phone: candidate.phone });
    const person = { provider: identity.provider, subject: identity.subject, email: 'a@mail.example' };
    const entered = await enterCandidate(test.container, {
      ...person,
      name: 'Asha',
      imageUrl: null,
    } as never);
    expect(entered.isNewAccount).toBe(true);
    expect(entered.candidateId).not.toBe(candidateId);
  });

  it('deletes the codes that were sent to the number to sign in, and no others', async () => {
    const { candidate, client } = await busySeeker();
    const { otpChallenge } = test.database.prisma;
    const other = '+919876500001';
    const sentAt = test.clock.now();
    const expiresAt = new Date(sentAt.getTime() + 600_000);
    for (const phone of [candidate.phone ?? '', other])
      await otpChallenge.create({
        data: { phone, tokenHash: 'token', codeHash: 'code', sentAt, expiresAt },
      });
    await client.call(routes.accountDelete, {});
    const left = await otpChallenge.findMany({ where: { candidateId: null } });
    expect(left.map(({ phone }) => phone)).toEqual([other]);
  });

  it('deletes the refresh cookie in the browser', async () => {
    const { client } = await busySeeker();
    const { status, headers } = await client.raw(routes.accountDelete, { body: {} });
    expect(status).toBe(200);
    expect(String(headers['set-cookie'])).toMatch(/^nukkad_refresh=; .*Expires=Thu, 01 Jan 1970/);
  });

  it('erases the person, files and messages, and keeps an audit of actions without content', async () => {
    const { candidateId, client, company, application } = await busySeeker();
    const keys = (await test.database.prisma.storedFile.findMany({ where: { candidateId } })).map(
      ({ key }) => key,
    );
    expect(keys).toHaveLength(3);
    const { version } = consentNotice;
    await client.call(routes.consentGive, { version, keys: ['location', 'extras'] });
    await client.call(routes.consentWithdraw, { keys: ['location'] });
    await client.call(routes.accountDelete, {});
    await eraseAccounts(test.container);
    expect(await eraseAccounts(test.container)).toBe(0);
    const { prisma } = test.database;
    expect(await prisma.candidate.count({ where: { id: candidateId } })).toBe(0);
    for (const count of [
      prisma.application.count({ where: { candidateId } }),
      prisma.creditEntry.count({ where: { candidateId } }),
      prisma.conversation.count({ where: { candidateId } }),
      prisma.storedFile.count({ where: { key: { in: keys } } }),
    ])
      expect(await count).toBe(0);
    const onDisk = await readdir(join(test.container.config.DATA_DIR, 'files'));
    expect(onDisk.filter((name) => keys.includes(name))).toEqual([]);
    const { followerCount } = await prisma.company.findUniqueOrThrow({ where: { id: company.id } });
    expect(followerCount).toBe(0);
    const trail = await prisma.auditEntry.findMany({
      where: { OR: [{ actor: candidateId }, { subject: candidateId }] },
    });
    expect(trail.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account-opened', 'application-applied', 'account-deleted', 'account-erased']),
    );
    expect(trail.find(({ action }) => action === 'application-applied')?.subject).toBe(application.jobId);
    const consents = trail.filter(({ action }) => action.startsWith('consent-'));
    expect(consents.map(({ action, subject }) => `${action} ${subject}`).toSorted()).toEqual([
      `consent-given extras ${version}`,
      `consent-given location ${version}`,
      `consent-withdrawn location ${version}`,
    ]);
    expect(JSON.stringify(trail)).not.toContain('Secret');
  });

  it('is finished by the next run if a run fails', async () => {
    const { candidateId, client } = await busySeeker();
    await client.call(routes.accountDelete, {});
    const storage = { ...test.container.storage, remove: () => Promise.reject(new Error('store down')) };
    await expect(eraseAccounts({ ...test.container, storage: storage as never })).rejects.toThrow(
      'store down',
    );
    await eraseAccounts(test.container);
    const { prisma } = test.database;
    expect(await prisma.storedFile.count({ where: { deletedAt: { not: null } } })).toBe(0);
    expect(await prisma.candidate.count({ where: { id: candidateId } })).toBe(0);
  });

  it('also deletes an upload that is in progress', async () => {
    const { candidateId, client } = await busySeeker();
    const file = new Blob([new Uint8Array(await samplePdf())]);
    await Promise.allSettled([
      client.call(routes.fileUpload, { kind: 'RESUME' }, { file }),
      client.call(routes.accountDelete, {}),
    ]);
    await eraseAccounts(test.container);
    expect(await test.database.prisma.storedFile.count({ where: { candidateId } })).toBe(0);
  });
});
