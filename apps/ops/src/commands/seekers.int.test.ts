import { randomUUID } from 'node:crypto';
import { openLogin } from '@nukkad/core/session/open-login.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { expect, it } from 'vitest';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();

const db = () => test.container.database.prisma;
const build = (phone: string, change = {}) => buildCandidate(test.container.database, { phone, ...change });
const suspensionOf = async (id: string) =>
  (await db().candidate.findUniqueOrThrow({ where: { id } })).suspendedReason;

it.each([
  ['number', '+919844400001', () => '098444-00001'],
  ['id', '+919844400002', ({ id }: { id: string }) => id],
  ['address', '+919844400003', ({ email }: { email: string | null }) => email?.toUpperCase() ?? ''],
] as const)('suspends and restores a seeker by %s, each in the audit', async (_by, phone, textOf) => {
  const seeker = await build(phone);
  await buildApplication(test.container.database, { candidateId: seeker.id, status: 'SHORTLISTED' });
  await buildApplication(test.container.database, { candidateId: seeker.id, status: 'REJECTED' });
  await db().pushSubscription.create({ data: { candidateId: seeker.id, token: seeker.id } });
  const text = textOf(seeker);
  const { code, answer } = await test.ops('seekers', 'suspend', text, '--reason', 'fake-account');
  expect([code, answer]).toEqual([0, { seeker: seeker.id, applications: 1 }]);
  expect(await suspensionOf(seeker.id)).toBe('FAKE_ACCOUNT');
  expect(await db().pushSubscription.count({ where: { candidateId: seeker.id } })).toBe(0);
  expect((await test.ops('seekers', 'find', text)).answer).toMatchObject([{ suspended: 'fake_account' }]);
  const listed = (await test.ops('applications', 'list')).answer as {
    seeker: string;
    isSeekerSuspended: boolean;
  }[];
  const own = listed.filter((row) => row.seeker === seeker.name);
  expect(own.map((row) => row.isSeekerSuspended)).toEqual([true, true]);
  expect((await test.ops('seekers', 'suspend', text, '--reason', 'spam')).text).toContain(
    'suspended already',
  );
  expect(await test.ops('seekers', 'restore', text)).toMatchObject({ code: 0, answer: { restored: true } });
  expect(await suspensionOf(seeker.id)).toBeNull();
  expect((await test.ops('seekers', 'restore', text)).text).toContain('is not suspended');
  const actions = (await test.audit(seeker.id)).map(({ actor, action }) => `${actor} ${action}`).toSorted();
  expect(actions).toEqual(['meera seeker-looked-up', 'meera seeker-restored', 'meera seeker-suspended']);
});

it('ends all logins of a seeker, who may sign in again', async () => {
  const seeker = await build('+919844400011');
  const other = await build('+919844400012');
  const { container } = test;
  for (const { id } of [seeker, seeker, other]) await openLogin(container, id);
  await db().refreshToken.create({
    data: {
      familyId: randomUUID(),
      candidateId: seeker.id,
      tokenHash: 'expired',
      createdAt: new Date(Date.now() - 2000),
      expiresAt: new Date(Date.now() - 1000),
    },
  });
  await db().pushSubscription.create({ data: { candidateId: seeker.id, token: seeker.id } });
  const open = (candidateId: string) =>
    db().refreshToken.count({ where: { candidateId, revokedAt: null, expiresAt: { gt: new Date() } } });
  const signOut = () => test.ops('seekers', 'sign-out', '9844400011');
  expect(await signOut()).toMatchObject({ code: 0, answer: { seeker: seeker.id, logins: 2 } });
  expect([await open(seeker.id), await open(other.id)]).toEqual([0, 1]);
  expect(await db().pushSubscription.count({ where: { candidateId: seeker.id } })).toBe(0);
  await openLogin(container, seeker.id);
  expect(await open(seeker.id)).toBe(1);
  expect(await signOut()).toMatchObject({ code: 0, answer: { logins: 1 } });
  expect(await signOut()).toMatchObject({ code: 0, answer: { logins: 0 } });
  const audit = await test.audit(seeker.id);
  expect(audit.map(({ actor, action }) => `${actor} ${action}`)).toEqual(
    Array(3).fill('meera seeker-signed-out'),
  );
});

it('refuses an unknown reason, an unknown seeker, and an address of several accounts', async () => {
  const { id } = await build('+919844400009', { email: 'two@mail.example' });
  await build('+919844400010', { email: 'two@mail.example' });
  expect((await test.ops('seekers', 'suspend', id)).code).toBe(2);
  expect(await test.ops('seekers', 'suspend', id, '--reason', 'dislike')).toMatchObject({
    code: 2,
    text: expect.stringContaining('fake-account, abuse, spam, other-person, rules'),
  });
  expect((await test.ops('seekers', 'suspend', '9844499999', '--reason', 'spam')).code).toBe(1);
  expect((await test.ops('seekers', 'restore', '9844499999')).code).toBe(1);
  expect((await test.ops('seekers', 'suspend', 'two@mail.example', '--reason', 'spam')).code).toBe(1);
  expect(await suspensionOf(id)).toBeNull();
});
