import { routes } from '@nukkad/contract';
import { purge } from '@nukkad/core/background/purge.ts';
import { deleteAccount } from '@nukkad/core/erasure/delete-account.ts';
import { eraseAccounts } from '@nukkad/core/erasure/erase-accounts.ts';
import { exportData } from '@nukkad/core/erasure/export-data.ts';
import { revealHrContact } from '@nukkad/core/hr/reveal-hr-contact.ts';
import { createDatabase, type Database } from '@nukkad/db';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dyingBeforeCommit } from '../../../test/die-before-commit.ts';
import {
  leaveForGood,
  newPhone,
  newSubject,
  type Seeker,
  signInAs,
  verifyPhone,
} from '../../../test/returning-seeker.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
  await test.set('hrFromHour', 0);
  await test.set('hrToHour', 24);
});

afterAll(() => test.close());

const signIn = (subject: string) => signInAs(test, subject);
const verify = (seeker: Seeker, phone: string) => verifyPhone(test, seeker, phone);

async function spend({ client }: Seeker, count: number): Promise<void> {
  for (let spent = 0; spent < count; spent += 1) {
    const job = await buildJob(test.database, { expiresAt: new Date('2099-01-01T00:00:00Z') });
    await client.call(routes.jobApply, { jobId: job.id, isAvailableInCity: true, knowsEnglish: true });
  }
}

const leave = (seeker: Seeker) => leaveForGood(test, seeker);

async function balanceOf({ id }: Pick<Seeker, 'id'>): Promise<number> {
  const { prisma } = test.database;
  const { creditBalance } = await prisma.candidate.findUniqueOrThrow({ where: { id } });
  const entries = await prisma.creditEntry.findMany({ where: { candidateId: id } });
  expect(creditBalance).toBe(entries.reduce((sum, { amount }) => sum + amount, 0));
  return creditBalance;
}

/** Creates an account with this sign-in and number, spends some credits and deletes the account. */
async function liveAndLeave(subject: string, phone: string | null, spent: number): Promise<void> {
  const seeker = await signIn(subject);
  if (phone) await verify(seeker, phone);
  await spend(seeker, spent);
  await leave(seeker);
}

describe('a person who deletes the account and returns', () => {
  it('gets ten start credits over all accounts', async () => {
    const subject = newSubject();
    const phone = newPhone();
    const balances: number[] = [];
    for (const spent of [3, 4, 2, 1, 0]) {
      const seeker = await signIn(subject);
      await verify(seeker, phone);
      balances.push(await balanceOf(seeker));
      await spend(seeker, spent);
      await leave(seeker);
      // A sign-in can delete at most three accounts a day.
      test.clock.advanceDays(1);
    }
    expect(balances).toEqual([10, 7, 3, 1, 0]);
  });

  it('sees the source of the credits in the statement', async () => {
    const subject = newSubject();
    await liveAndLeave(subject, newPhone(), 6);
    const { client } = await signIn(subject);
    const { entries } = await client.call(routes.creditsStatement, { size: 10 });
    expect(entries).toMatchObject([{ kind: 'CARRIED_OVER', amount: 4, balance: 4 }]);
  });

  it('returns with at most the start credits, even if more were earned', async () => {
    const subject = newSubject();
    const seeker = await signIn(subject);
    await test.database.prisma.creditEntry.create({
      data: { candidateId: seeker.id, amount: 15, reason: 'OPERATOR', reference: 'gift' },
    });
    await leave(seeker);
    expect(await balanceOf(await signIn(subject))).toBe(10);
  });

  it('gets no more with another sign-in and the same number, and sees the reason', async () => {
    const phone = newPhone();
    await liveAndLeave(newSubject(), phone, 6);
    const second = await signIn(newSubject());
    expect(await balanceOf(second)).toBe(10);
    await verify(second, phone);
    expect(await balanceOf(second)).toBe(4);
    const { entries } = await second.client.call(routes.creditsStatement, { size: 10 });
    expect(entries).toMatchObject([
      { kind: 'START_REVERSED', amount: -6, balance: 4 },
      { kind: 'START', amount: 10, balance: 10 },
    ]);
  });

  it('gets no more with another number and the same sign-in', async () => {
    const subject = newSubject();
    await liveAndLeave(subject, newPhone(), 6);
    const second = await signIn(subject);
    await verify(second, newPhone());
    expect(await balanceOf(second)).toBe(4);
  });

  it('loses carried-over credits if the earlier account of the number left fewer', async () => {
    const subject = newSubject();
    const phone = newPhone();
    await liveAndLeave(subject, newPhone(), 4);
    await liveAndLeave(newSubject(), phone, 8);
    const third = await signIn(subject);
    expect(await balanceOf(third)).toBe(6);
    await verify(third, phone);
    expect(await balanceOf(third)).toBe(2);
    const { entries } = await third.client.call(routes.creditsStatement, { size: 10 });
    expect(entries).toMatchObject([
      { kind: 'START_REVERSED', amount: -4, balance: 2 },
      { kind: 'CARRIED_OVER', amount: 6, balance: 6 },
    ]);
    const { sections } = await exportData(test.container, third.id);
    const trace = sections.find(({ name }) => name === 'earlierAccount');
    expect(trace?.records).toMatchObject([{ creditsLeft: 2 }]);
  });

  it('keeps other credits if the number already got its start credits', async () => {
    const phone = newPhone();
    await liveAndLeave(newSubject(), phone, 10);
    const second = await signIn(newSubject());
    await test.database.prisma.creditEntry.create({
      data: { candidateId: second.id, amount: 2, reason: 'OPERATOR', reference: 'gift' },
    });
    await verify(second, phone);
    expect(await balanceOf(second)).toBe(2);
  });

  it('keeps all credits if the earlier account of the number had spent none', async () => {
    const phone = newPhone();
    await liveAndLeave(newSubject(), phone, 0);
    const second = await signIn(newSubject());
    await verify(second, phone);
    expect(await balanceOf(second)).toBe(10);
  });

  it('counts as a new person after a year, not a day earlier', async () => {
    const subject = newSubject();
    const other = newSubject();
    const phone = newPhone();
    await liveAndLeave(subject, phone, 10);
    test.clock.advanceDays(364);
    await purge(test.container);
    const early = await signIn(subject);
    expect(await balanceOf(early)).toBe(0);
    await verify(early, phone);
    await leave(early);
    test.clock.advanceDays(366);
    const late = await signIn(subject);
    await verify(late, phone);
    expect(await balanceOf(late)).toBe(10);
    await liveAndLeave(other, null, 0);
    test.clock.advanceDays(366);
    await purge(test.container);
    expect(await test.database.prisma.accountTrace.count()).toBe(0);
  });
});

describe('numbers that change hands', () => {
  it('bring start credits once, even if an account moves to another number', async () => {
    const first = newPhone();
    const second = newPhone();
    const keeper = await signIn(newSubject());
    await verify(keeper, first);
    await spend(keeper, 8);
    await verify(keeper, second);
    expect(await balanceOf(keeper)).toBe(2);
    const other = await signIn(newSubject());
    await verify(other, first);
    expect(await balanceOf(other)).toBe(0);
    await leave(keeper);
    const third = await signIn(newSubject());
    await verify(third, second);
    expect(await balanceOf(third)).toBe(2);
  });
});

describe('requesting credits', () => {
  it('is allowed once a week over all accounts, and needs a verified mobile', async () => {
    const subject = newSubject();
    const phone = newPhone();
    const first = await signIn(subject);
    await verify(first, phone);
    await spend(first, 10);
    await first.client.call(routes.creditsRequest, {});
    await spend(first, 5);
    await leave(first);
    const second = await signIn(subject);
    await expect(second.client.call(routes.creditsRequest, {})).rejects.toMatchObject({
      code: 'MOBILE_NOT_VERIFIED',
      status: 200,
    });
    expect(await second.client.call(routes.creditsRequestState, {})).toMatchObject({ canRequest: false });
    await verify(second, phone);
    await expect(second.client.call(routes.creditsRequest, {})).rejects.toMatchObject({
      code: 'REQUEST_TOO_SOON',
    });
    await leave(second);
    const bySameNumber = await signIn(newSubject());
    await verify(bySameNumber, phone);
    await expect(bySameNumber.client.call(routes.creditsRequest, {})).rejects.toMatchObject({
      code: 'REQUEST_TOO_SOON',
    });
    test.clock.advanceDays(7);
    await bySameNumber.client.call(routes.creditsRequest, {});
    expect(await balanceOf(bySameNumber)).toBe(5);
  });
});

describe('races', () => {
  it('carries credits over once if many windows sign in at the same time', async () => {
    const subject = newSubject();
    await liveAndLeave(subject, newPhone(), 6);
    const seekers = await Promise.all(Array.from({ length: 12 }, () => signIn(subject)));
    expect(new Set(seekers.map(({ id }) => id)).size).toBe(1);
    expect(await balanceOf(seekers[0] as Seeker)).toBe(4);
  });

  it('spends no credits of the trace if the account is deleted while applying and calling', async () => {
    for (let round = 0; round < 5; round += 1) {
      const subject = newSubject();
      const seeker = await signIn(subject);
      await verify(seeker, newPhone());
      const jobs = await Promise.all(
        Array.from({ length: 8 }, () =>
          buildJob(test.database, { expiresAt: new Date('2099-01-01T00:00:00Z') }),
        ),
      );
      const calls = jobs.map(({ id: jobId }, index) =>
        index % 2
          ? revealHrContact(test.container, { candidateId: seeker.id, jobId })
          : seeker.client.call(routes.jobApply, { jobId, isAvailableInCity: true, knowsEnglish: true }),
      );
      const gone = deleteAccount(test.container, seeker.id);
      const results = await Promise.allSettled(calls);
      await gone;
      const spent = results.filter(({ status }) => status === 'fulfilled').length;
      await eraseAccounts(test.container);
      expect(await balanceOf(await signIn(subject))).toBe(10 - spent);
    }
  });

  it('keeps the account and writes no trace if the connection breaks during the deletion', async () => {
    const subject = newSubject();
    const seeker = await signIn(subject);
    const name = `dying-${seeker.id.slice(0, 8)}`;
    const dying: Database = createDatabase({ url: test.databaseUrl, poolSize: 1, applicationName: name });
    const database = dyingBeforeCommit(dying, test.database, name);
    const before = await test.database.prisma.accountTrace.count();
    await expect(deleteAccount({ ...test.container, database }, seeker.id)).rejects.toThrow();
    await dying.close();
    expect(await test.database.prisma.accountTrace.count()).toBe(before);
    expect(await signIn(subject)).toMatchObject({ id: seeker.id });
    await deleteAccount(test.container, seeker.id);
    await deleteAccount(test.container, seeker.id);
    expect(await test.database.prisma.accountTrace.count()).toBe(before + 1);
  });
});
