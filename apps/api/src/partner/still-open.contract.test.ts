import {
  companyJobPause,
  companyJobStillOpen,
  companyOne,
  partnerJobs,
  stillAnswer,
  stillRead,
} from '@nukkad/contract/partner/index.ts';
import { hashToken, newOpaqueToken } from '@nukkad/core/security/opaque-token.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHireSite, WITH_HIRE } from '../../test/hire-site.ts';
import { buildShop, post } from '../../test/posting.ts';
import { refused } from '../../test/refused.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
afterAll(() => test.close());

const DAY = 86_400_000;

/** Posts a job and stores a link for it that ends in `days`. */
async function withLink(days = 14) {
  const shop = await buildShop(test);
  const job = await post(shop);
  const token = newOpaqueToken();
  const expiresAt = new Date(Date.now() + days * DAY);
  await test.database.prisma.stillLink.create({
    data: { tokenHash: hashToken(token), jobId: job.id, createdAt: new Date(), expiresAt },
  });
  const site = openHireSite(test);
  return {
    shop,
    job,
    token,
    read: () => site.call(stillRead, { params: { token } }),
    answer: (answer: 'OPEN' | 'FILLED') => site.call(stillAnswer, { params: { token }, body: { answer } }),
    stored: () => test.database.prisma.job.findUniqueOrThrow({ where: { id: job.id } }),
    set: (data: { status?: 'PAUSED'; statusReason?: string; expiresAt?: Date }) =>
      test.database.prisma.job.update({ where: { id: job.id }, data }),
  };
}

describe('a link of “Still hiring?”', () => {
  it('shows its job without a session, and changes nothing', async () => {
    const { read, stored, shop } = await withLink();
    const before = await stored();
    const shown = { title: 'Cook for a mess', company: shop.company.name, city: 'Pune' };
    for (const _ of [1, 2]) expect(await read()).toEqual({ ...shown, answer: null, answeredAt: null });
    expect(await stored()).toEqual(before);
  });

  it('gives an open job its days again, once', async () => {
    const { answer, set, stored, read } = await withLink();
    await set({ expiresAt: new Date(Date.now() + DAY) });
    const said = await answer('OPEN');
    expect(said.answer).toBe('OPEN');
    const { expiresAt } = await stored();
    expect(expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * DAY);
    expect(await answer('FILLED')).toEqual(said);
    expect((await stored()).status).toBe('ACTIVE');
    expect(await read()).toEqual(said);
  });

  it('closes a filled job', async () => {
    const { answer, stored, job } = await withLink();
    expect((await answer('FILLED')).answer).toBe('FILLED');
    expect(await stored()).toMatchObject({ status: 'CLOSED', statusReason: 'filled-here' });
    const entries = await test.database.prisma.auditEntry.findMany({ where: { subject: job.id } });
    expect(entries.map(({ actor, action }) => `${actor} ${action}`)).toContain('link:still-open job-closed');
  });

  it('has one answer, although two browsers send different ones at the same time', async () => {
    const { answer, stored } = await withLink();
    const both = await Promise.all([answer('OPEN'), answer('FILLED')]);
    expect(both[0]?.answer).toBe(both[1]?.answer);
    expect((await stored()).status).toBe(both[0]?.answer === 'OPEN' ? 'ACTIVE' : 'CLOSED');
  });

  it('ends, and an unknown one never worked', async () => {
    const { read, answer } = await withLink(-1);
    expect(await refused(read())).toBe('422 LINK_ENDED');
    expect(await refused(answer('OPEN'))).toBe('422 LINK_ENDED');
    const params = { token: newOpaqueToken() };
    expect(await refused(openHireSite(test).call(stillRead, { params }))).toBe('422 LINK_ENDED');
  });

  it('leaves a job alone that an operator stopped meanwhile', async () => {
    const { answer, set, stored } = await withLink();
    await set({ status: 'PAUSED', statusReason: 'reported' });
    await answer('FILLED');
    expect(await stored()).toMatchObject({ status: 'PAUSED', statusReason: 'reported' });
  });

  it('is answered by the button of the signed-in site too', async () => {
    const { shop, job, read } = await withLink();
    await shop.site.call(companyJobStillOpen, { params: { ...shop.params, job: job.id } });
    expect((await read()).answer).toBe('OPEN');
  });
});

describe('a job to confirm', () => {
  /** What the lists and the first screen say about the job. */
  async function seenBy({ shop, job }: Awaited<ReturnType<typeof withLink>>) {
    const { items } = await shop.site.call(partnerJobs, { params: shop.params, query: {} });
    const { jobsToConfirm } = await shop.site.call(companyOne, { params: shop.params });
    const query = { toConfirm: 'true' } as const;
    const listed = await shop.site.call(partnerJobs, { params: shop.params, query });
    expect(listed.items).toHaveLength(jobsToConfirm ?? 0);
    return [items.find(({ id }) => id === job.id)?.isToConfirm, jobsToConfirm];
  }

  it('is one that the company was asked about, until a member says that it is open', async () => {
    const fixture = await withLink();
    expect(await seenBy(fixture)).toEqual([true, 1]);
    const params = { ...fixture.shop.params, job: fixture.job.id };
    await fixture.shop.site.call(companyJobStillOpen, { params });
    expect(await seenBy(fixture)).toEqual([false, 0]);
  });

  it('is one that ends within three days', async () => {
    const fixture = await withLink();
    await fixture.answer('OPEN');
    expect(await seenBy(fixture)).toEqual([false, 0]);
    await fixture.set({ expiresAt: new Date(Date.now() + 3 * DAY + 60_000) });
    expect(await seenBy(fixture)).toEqual([false, 0]);
    await fixture.set({ expiresAt: new Date(Date.now() + 3 * DAY) });
    expect(await seenBy(fixture)).toEqual([true, 1]);
  });

  it('is open, was posted by a member, and is of the company', async () => {
    const fixture = await withLink();
    const other = await buildShop(test);
    expect((await other.site.call(companyOne, { params: other.params })).jobsToConfirm).toBe(0);
    await test.database.prisma.job.update({ where: { id: fixture.job.id }, data: { postedBy: null } });
    expect(await seenBy(fixture)).toEqual([false, 0]);
    await test.database.prisma.job.update({
      where: { id: fixture.job.id },
      data: { postedBy: fixture.shop.memberId },
    });
    await fixture.shop.site.call(companyJobPause, {
      params: { ...fixture.shop.params, job: fixture.job.id },
    });
    expect(await seenBy(fixture)).toEqual([false, 0]);
  });
});
