import { restoreCompany, suspendCompany } from '@nukkad/core/moderation/suspend-company.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { describe, expect, it } from 'vitest';
import { MONEY, TOO_LITTLE, TOO_MUCH, useCompanyFiles, VALID, WAITS } from '../testing/company-files.ts';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();
const files = useCompanyFiles(test);
const db = () => test.container.database.prisma;
const { importJobs, idOf, read, stateOf, isPublic } = files;

describe('a job from a file', () => {
  it.each([
    ['asks for money', MONEY],
    ['pays less than is lawful', TOO_LITTLE],
    ['pays beyond belief', TOO_MUCH],
  ])('that %s waits, is not public, and the import reports its row', async (_case, change) => {
    const { code, answer } = await importJobs({ ref: 'sound' }, { ref: 'bad', ...change });
    const { shareId } = await read('bad');
    expect([code, answer.created, answer.waiting]).toEqual([0, 2, 1]);
    expect(answer.forModeration).toEqual([
      { line: expect.any(Number), key: `${files.ref}-bad`, job: shareId },
    ]);
    expect([await stateOf('sound'), await stateOf('bad')]).toEqual(['ACTIVE', WAITS]);
    expect(await isPublic('sound')).toEqual([true, true, true, true]);
    expect(await isPublic('bad')).toEqual([false, false, false, false]);
    const listed = (await test.ops('moderation', 'list')).answer;
    expect(listed.find(({ job }: { job: string }) => job === idOf('bad'))).toMatchObject({
      share: shareId,
      fails: expect.stringMatching(/^(asks-money|below-minimum-wage|too-good-to-be-true)$/),
    });
  });

  it('that names no pay, or whose place is doubtful, is public: only demands for money and odd pay wait', async () => {
    const { answer } = await importJobs(
      { ref: 'no-pay', payMin: null, payMax: null },
      { ref: 'far', latitude: 28.6, longitude: 77.2 },
    );
    expect(answer.waiting).toBe(0);
    expect([await stateOf('no-pay'), await stateOf('far')]).toEqual(['ACTIVE', 'ACTIVE']);
  });

  it.each([
    ['phone', () => files.phone],
    ['email', () => `hr@${files.ref}.example`],
    ['domain', () => `${files.ref}.example`],
  ])('of a company whose %s is blocked waits, even if it is valid', async (kind, value) => {
    const blocked = kind === 'phone' ? `+91${value()}` : value();
    await test.ops('blocklist', 'add', kind, blocked, 'cheats');
    const companyId = await files.importCompany({ description: 'new' });
    await test.ops('checks', 'seen', companyId, 'identity');
    await importJobs({ ref: 'one' });
    expect(await stateOf('one')).toBe(WAITS);
    const { answer } = await test.ops('moderation', 'approve', idOf('one'));
    expect(answer).toEqual({ job: idOf('one'), approved: 1, othersWaiting: 0 });
    await importJobs({ ref: 'one' }, { ref: 'two' });
    expect([await stateOf('one'), await stateOf('two')]).toEqual(['ACTIVE', 'ACTIVE']);
    // Blocking the contact again ends the trust, and with it the approval of later jobs.
    await test.ops('blocklist', 'add', kind, blocked, 'cheats still');
    await importJobs({ ref: 'one' }, { ref: 'two' }, { ref: 'three' });
    expect([await stateOf('two'), await stateOf('three')]).toEqual(['ACTIVE', WAITS]);
  });

  it.each(['identity', 'contact'])(
    'of a company whose %s an operator confirmed does not wait',
    async (part) => {
      await test.ops('checks', 'seen', files.companyId, part);
      await importJobs({ ref: 'bad', ...MONEY });
      expect(await stateOf('bad')).toBe('ACTIVE');
      await test.ops('checks', 'seen', files.companyId, part, '--undo');
      await importJobs({ ref: 'bad', ...MONEY }, { ref: 'worse', ...MONEY });
      expect([await stateOf('bad'), await stateOf('worse')]).toEqual(['ACTIVE', WAITS]);
    },
  );

  it('that was public waits once a change makes it fail, and is public again once it is corrected', async () => {
    await importJobs({ ref: 'one' });
    await importJobs({ ref: 'one', ...MONEY });
    expect(await stateOf('one')).toBe(WAITS);
    expect((await importJobs({ ref: 'one', ...MONEY })).answer).toMatchObject({ unchanged: 1, waiting: 1 });
    await importJobs({ ref: 'one', ...VALID });
    expect(await stateOf('one')).toBe('ACTIVE');
    expect(await isPublic('one')).toEqual([true, true, true, true]);
  });

  it('that a complete file had closed waits if it returns with a failing check', async () => {
    await importJobs({ ref: 'one' }, { ref: 'two' });
    await db().job.update({
      where: { id: idOf('two') },
      data: { status: 'CLOSED', statusReason: 'not-in-file' },
    });
    await importJobs({ ref: 'two', ...TOO_LITTLE });
    expect(await stateOf('two')).toBe(WAITS);
  });
});

describe('an operator', () => {
  it('approves one job, then all that wait, and later jobs of the company do not wait', async () => {
    await importJobs({ ref: 'a', ...MONEY }, { ref: 'b', ...TOO_MUCH }, { ref: 'c', ...TOO_LITTLE });
    const long = {
      createdAt: new Date(Date.now() - 40 * 86_400_000),
      expiresAt: new Date(Date.now() - 86_400_000),
    };
    await db().job.update({ where: { id: idOf('a') }, data: long });
    const { shareId } = await read('a');
    expect((await test.ops('moderation', 'approve', shareId)).answer).toMatchObject({ othersWaiting: 2 });
    expect((await read('a')).expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    // A job with a failed check is not in the sitemap, although an operator approved it.
    expect(await isPublic('a')).toEqual([true, true, false, true]);
    expect(await test.ops('moderation', 'approve', shareId)).toMatchObject({ code: 1 });
    await importJobs({ ref: 'd', ...MONEY });
    expect([await stateOf('b'), await stateOf('d')]).toEqual([WAITS, 'ACTIVE']);
    expect((await test.ops('moderation', 'approve', idOf('b'), '--all')).answer).toMatchObject({
      approved: 2,
      othersWaiting: 0,
    });
    expect(await stateOf('c')).toBe('ACTIVE');
    expect((await test.audit(idOf('a'))).map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'meera job-approved',
    ]);
  });

  it('gives an approved job its days from now on', async () => {
    await importJobs({ ref: 'a', ...MONEY });
    const long = new Date(Date.now() - 40 * 86_400_000);
    await db().job.update({
      where: { id: idOf('a') },
      data: { createdAt: long, renewedAt: long, statusChangedAt: long },
    });
    const before = Date.now();
    await test.ops('moderation', 'approve', idOf('a'));
    const { renewedAt, statusChangedAt } = await read('a');
    for (const moment of [renewedAt, statusChangedAt])
      expect(moment?.getTime()).toBeGreaterThanOrEqual(before - 1000);
  });

  it('who blocks a contact ends the trust of its companies, and of no other', async () => {
    const trustedAt = new Date();
    const companies = {
      same: { email: 'hr@bad-shop.example' },
      capital: { email: 'HR@Bad-Shop.Example' },
      below: { email: 'hr@mail.bad-shop.example' },
      other: { email: 'hr@notbad-shop.example' },
      longer: { email: 'hr@bad-shop.example.org' },
      phone: { phone: '+919855500001', email: 'a@one.example' },
      otherPhone: { phone: '+919855500002', email: 'b@one.example' },
    };
    const ids = new Map<string, string>();
    for (const [name, contact] of Object.entries(companies))
      ids.set(name, (await buildCompany(test.container.database, { ...contact, trustedAt })).id);
    const trusted = async () => {
      const found = await db().company.findMany({
        where: { id: { in: [...ids.values()] }, trustedAt: { not: null } },
      });
      const stored = new Set(found.map(({ id }) => id));
      return [...ids].filter(([, id]) => stored.has(id)).map(([name]) => name);
    };
    await test.ops('blocklist', 'add', 'email', 'hr@bad-shop.example', 'cheats');
    expect(await trusted()).toEqual(['below', 'other', 'longer', 'phone', 'otherPhone']);
    await test.ops('blocklist', 'add', 'domain', 'bad-shop.example', 'cheats');
    expect(await trusted()).toEqual(['other', 'longer', 'phone', 'otherPhone']);
    await test.ops('blocklist', 'add', 'phone', '+919855500001', 'cheats');
    expect(await trusted()).toEqual(['other', 'longer', 'otherPhone']);
  });

  it('refuses with a reason: no file reopens the job, and a later approval does', async () => {
    await importJobs({ ref: 'a', ...MONEY });
    for (const reason of ['', ' ', 'x'.repeat(501)])
      expect((await test.ops('moderation', 'refuse', idOf('a'), reason)).code).toBe(2);
    expect((await test.ops('moderation', 'refuse', idOf('a'), 'x'.repeat(500))).code).toBe(0);
    expect((await test.ops('moderation', 'refuse', idOf('a'), 'again')).code).toBe(1);
    await importJobs({ ref: 'a', ...VALID });
    expect(await stateOf('a')).toBe('PAUSED moderation-refused');
    expect(await isPublic('a')).toEqual([false, false, false, false]);
    const refused = (await test.ops('moderation', 'list', '--refused')).answer;
    expect(refused).toMatchObject([{ job: idOf('a'), note: 'x'.repeat(500) }]);
    for (const action of ['pause', 'resume', 'close', 'renew'])
      expect([action, (await test.ops('jobs', action, idOf('a'))).code]).toEqual([action, 1]);
    expect((await test.ops('moderation', 'approve', idOf('a'))).code).toBe(0);
    expect([await stateOf('a'), (await read('a')).moderationNote]).toEqual(['ACTIVE', null]);
  });

  it('corrects a waiting job, which is public at once, and may make a failing edit', async () => {
    await importJobs({ ref: 'a', ...TOO_MUCH });
    const edit = (...pairs: string[]) =>
      test.ops('jobs', 'edit', idOf('a'), ...pairs.flatMap((pair) => ['--set', pair]));
    await edit('title=Cook again');
    expect(await stateOf('a')).toBe(WAITS);
    await edit('payMin=16000', 'payMax=20000');
    expect(await isPublic('a')).toEqual([true, true, true, true]);
    await edit('payMin=900000', 'payMax=990000');
    expect(await stateOf('a')).toBe('ACTIVE');
  });

  it('can make a waiting job public in no other way', async () => {
    await importJobs({ ref: 'a', ...MONEY });
    for (const action of ['pause', 'resume', 'close', 'renew'])
      expect([action, (await test.ops('jobs', action, idOf('a'))).code]).toEqual([action, 1]);
    expect((await test.ops('reports', 'resume', idOf('a'))).code).toBe(1);
    const subject = { companyId: files.companyId, actor: 'meera' };
    await suspendCompany(test.container, subject);
    expect((await test.ops('moderation', 'approve', idOf('a'))).text).toContain('suspended');
    await restoreCompany(test.container, subject);
    expect(await stateOf('a')).toBe(WAITS);
    expect((await test.ops('moderation', 'approve', 'nobody at all')).code).toBe(1);
    expect((await test.ops('moderation', 'refuse', 'nobody at all', 'why')).code).toBe(1);
  });
});
