import { stillAnswer } from '@nukkad/contract/partner/index.ts';
import { askStillOpen } from '@nukkad/core/company-jobs/ask-still-open.ts';
import { approveJob, refuseJob } from '@nukkad/core/moderation/moderate-job.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHireSite, WITH_HIRE } from '../../test/hire-site.ts';
import { buildShop, COOK, post } from '../../test/posting.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
afterAll(() => test.close());

/** Creates a company that registered itself and that no operator has seen. */
async function buildNewShop() {
  const shop = await buildShop(test, { isSeen: false });
  const data = { registeredBy: shop.memberId };
  await test.database.prisma.company.update({ where: { id: shop.company.id }, data });
  return shop;
}

const noticesOf = async (memberId: string) => {
  const rows = await test.database.prisma.memberNotice.findMany({
    where: { memberId, type: 'jobs' },
    orderBy: { createdAt: 'asc' },
  });
  return rows.map(({ values, link }) => ({ template: (values as { template: string }).template, link }));
};

/** The text messages to a member: template and company. */
const messagesTo = async (memberId: string) => {
  const rows = await test.database.prisma.outgoingMessage.findMany({ where: { memberId } });
  return rows.map(({ template, values }) => `${template} ${(values as { company: string }).company}`);
};

describe('the first job of a company that registered itself', () => {
  it('waits, and so do the next ones until an operator approves one', async () => {
    const shop = await buildNewShop();
    const first = await post(shop);
    expect([first.state, first.reason, first.url]).toEqual(['WAITING', 'CHECK', null]);
    expect((await post(shop)).state).toBe('WAITING');
    await approveJob(test.container, { jobId: first.id, actor: 'test' });
    expect(await noticesOf(shop.memberId)).toEqual([{ template: 'approved', link: `/jobs/${first.id}` }]);
    expect(await messagesTo(shop.memberId)).toEqual([`jobChecked ${shop.company.name}`]);
    const next = await post(shop);
    expect(next.state).toBe('OPEN');
    await test.database.prisma.job.update({
      where: { id: next.id },
      data: { status: 'PAUSED', statusReason: 'awaiting-moderation' },
    });
    await approveJob(test.container, { jobId: next.id, actor: 'test' });
    expect(await messagesTo(shop.memberId)).toHaveLength(1);
  });

  it('tells its members that it is refused', async () => {
    const shop = await buildNewShop();
    const { id: jobId } = await post(shop);
    await refuseJob(test.container, { jobId, actor: 'test', note: 'No such shop.' });
    expect(await noticesOf(shop.memberId)).toEqual([{ template: 'refused', link: `/jobs/${jobId}` }]);
    expect(await messagesTo(shop.memberId)).toEqual([`jobChecked ${shop.company.name}`]);
  });

  it.each(['identitySeenAt', 'contactSeenAt', 'papersSeenAt'] as const)(
    'opens if %s is set',
    async (column) => {
      const shop = await buildNewShop();
      const data = { [column]: new Date() };
      await test.database.prisma.company.update({ where: { id: shop.company.id }, data });
      expect((await post(shop)).state).toBe('OPEN');
    },
  );

  it('opens if the company was imported, or the setting is off', async () => {
    expect((await post(await buildShop(test, { isSeen: false }))).state).toBe('OPEN');
    await test.set('firstJobWaits', false);
    expect((await post(await buildNewShop())).state).toBe('OPEN');
    await test.set('firstJobWaits', true);
  });
});

describe('the weekly question whether a job is still open', () => {
  const stored = (id: string) => test.database.prisma.job.findUniqueOrThrow({ where: { id } });
  const run = () => askStillOpen(test.container);

  it('comes after seven days, once a week, and closes the job after two silences', async () => {
    const shop = await buildShop(test);
    const job = await post(shop);
    const { updatedAt, createdAt } = await stored(job.id);
    // A job of a file, which a member has confirmed once.
    await buildJob(test.database, { companyId: shop.company.id, createdAt, stillOpenAskedAt: createdAt });
    test.clock.stop();
    const asks = async () => (await noticesOf(shop.memberId)).map(({ template }) => template);
    test.clock.set(new Date(createdAt.getTime() + 7 * 86_400_000 - 1).toISOString());
    await run();
    expect(await asks()).toEqual([]);
    test.clock.advanceSeconds(0.001);
    for (const _ of [1, 2]) await run();
    expect(await asks()).toEqual(['still-open']);
    expect((await stored(job.id)).updatedAt).toEqual(updatedAt);
    test.clock.advanceDays(7);
    await run();
    expect(await asks()).toEqual(['still-open', 'still-open']);
    test.clock.advanceDays(7);
    await run();
    expect(await asks()).toEqual(['still-open', 'still-open', 'closed-silent']);
    expect(await stored(job.id)).toMatchObject({ status: 'CLOSED', statusReason: 'still-open-silent' });
    await run();
    expect(await asks()).toHaveLength(3);
    const entries = await test.database.prisma.auditEntry.findMany({ where: { subject: job.id } });
    expect(entries.filter(({ action }) => action === 'job-closed')).toMatchObject([
      { actor: 'task:ask-still-open' },
    ]);
    test.clock.run();
  });

  it('is answered by its link, and then starts again', async () => {
    const shop = await buildShop(test);
    const job = await post(shop, { ...COOK, title: 'Baker' });
    test.clock.advanceDays(8);
    await run();
    const [asked] = await noticesOf(shop.memberId);
    const token = asked?.link?.replace('/still/', '') ?? '';
    await openHireSite(test).call(stillAnswer, { params: { token }, body: { answer: 'OPEN' } });
    test.clock.advanceDays(8);
    await run();
    test.clock.advanceDays(8);
    await run();
    expect((await stored(job.id)).status).toBe('ACTIVE');
    expect(await noticesOf(shop.memberId)).toHaveLength(3);
  });
});
