import { randomUUID } from 'node:crypto';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { expect, it } from 'vitest';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();
const db = () => test.container.database.prisma;

/** Creates an owner of a company with an open session and a push subscription. */
async function owner(phone: string) {
  const company = await buildCompany(test.container.database);
  const member = await db().member.create({ data: { name: 'Asha', phone, language: 'en' } });
  await db().membership.create({
    data: { companyId: company.id, memberId: member.id, role: 'OWNER', createdBy: 'test' },
  });
  const now = new Date();
  const session = await db().deskSession.create({
    data: {
      memberId: member.id,
      tokenHash: randomUUID(),
      startedAt: now,
      seenAt: now,
      provedAt: now,
      expiresAt: new Date(now.getTime() + 3_600_000),
    },
  });
  await db().memberPush.create({
    data: { token: randomUUID(), memberId: member.id, sessionId: session.id, createdAt: now, seenAt: now },
  });
  return { id: member.id, company };
}

it('shows no company that a member has left, and no deleted member', async () => {
  const { id, company } = await owner('+919833300009');
  const other = await buildCompany(test.container.database);
  await db().membership.create({
    data: { companyId: other.id, memberId: id, role: 'OWNER', createdBy: 'test', endedAt: new Date() },
  });
  expect((await test.ops('members', 'find', id)).answer).toMatchObject([
    { companies: `${company.name} (owner)` },
  ]);
  await db().member.update({ where: { id }, data: { deletedAt: new Date(), phone: null, name: '' } });
  expect((await test.ops('members', 'find', id)).text).toContain('Nothing is found');
});

it.each([
  ['number', '+919833300001', () => '098333-00001'],
  ['id', '+919833300002', (id: string) => id],
] as const)('finds, suspends and restores a member by %s, each in the audit', async (_by, phone, textOf) => {
  const { id, company } = await owner(phone);
  const text = textOf(id);
  expect((await test.ops('members', 'find', text)).answer).toMatchObject([
    { member: id, name: 'Asha', phone, companies: `${company.name} (owner)`, suspended: null },
  ]);
  expect(await test.ops('members', 'suspend', text, '--reason', 'abuse')).toMatchObject({
    code: 0,
    answer: { member: id, companies: 1 },
  });
  expect(await db().deskSession.count({ where: { memberId: id, revokedAt: null } })).toBe(0);
  expect(await db().memberPush.count({ where: { memberId: id } })).toBe(0);
  expect((await test.ops('members', 'find', text)).answer).toMatchObject([{ suspended: 'abuse' }]);
  expect((await db().company.findUniqueOrThrow({ where: { id: company.id } })).suspendedAt).toBeNull();
  expect((await test.ops('members', 'suspend', text, '--reason', 'spam')).text).toContain(
    'suspended already',
  );
  expect((await test.ops('members', 'restore', text)).code).toBe(0);
  expect((await test.ops('members', 'restore', text)).text).toContain('is not suspended');
  expect(await db().member.findUniqueOrThrow({ where: { id } })).toMatchObject({
    suspendedAt: null,
    suspendedReason: null,
  });
  const actions = (await test.audit(id)).map(({ actor, action }) => `${actor} ${action}`).toSorted();
  expect(actions).toEqual([
    'meera member-looked-up',
    'meera member-looked-up',
    'meera member-restored',
    'meera member-suspended',
  ]);
});

it('refuses an unknown reason and an unknown member', async () => {
  const { id } = await owner('+919833300003');
  expect((await test.ops('members', 'suspend', id, '--reason', 'dislike')).code).toBe(2);
  expect((await test.ops('members', 'suspend', '9833399999', '--reason', 'spam')).code).toBe(1);
  expect((await test.ops('members', 'find', 'Asha')).code).toBe(1);
  expect((await db().member.findUniqueOrThrow({ where: { id } })).suspendedAt).toBeNull();
});
