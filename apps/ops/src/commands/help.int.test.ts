import { randomUUID } from 'node:crypto';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { expect, it } from 'vitest';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();

/** Creates a question of a member of a company. Returns its id. */
async function asked(text: string, createdAt: Date) {
  const { prisma } = test.container.database;
  const company = await buildCompany(test.container.database);
  const member = await prisma.member.create({
    data: { name: 'Asha', phone: `+91${randomUUID()}`.slice(0, 15), language: 'mr' },
  });
  await prisma.membership.create({
    data: { companyId: company.id, memberId: member.id, role: 'OWNER', createdBy: 'test' },
  });
  const left = await buildCompany(test.container.database);
  await prisma.membership.create({
    data: { companyId: left.id, memberId: member.id, role: 'OWNER', createdBy: 'test', endedAt: createdAt },
  });
  const { id } = await prisma.helpMessage.create({ data: { memberId: member.id, text, createdAt } });
  return { id, phone: member.phone, company: company.name };
}

it('lists what waits, the oldest first, answers it, and notes who did it', async () => {
  const later = await asked('Where is my job?', new Date('2026-11-20T06:00:00Z'));
  const earlier = await asked('No code comes', new Date('2026-11-20T05:00:00Z'));
  const list = async () => (await test.ops('help', 'list')).answer;
  expect(await list()).toMatchObject([
    {
      message: earlier.id,
      member: 'Asha',
      phone: earlier.phone,
      language: 'mr',
      companies: earlier.company,
      text: 'No code comes',
    },
    { message: later.id },
  ]);
  expect((await test.ops('help', 'answer', later.id, 'It waits for our check.')).code).toBe(0);
  expect((await test.ops('help', 'answer', later.id, 'Again')).text).toContain('is answered already');
  expect((await test.ops('help', 'done', earlier.id)).code).toBe(0);
  expect((await test.ops('help', 'done', earlier.id)).text).toContain('is answered already');
  expect(await list()).toEqual([]);
  const stored = await test.container.database.prisma.helpMessage.findMany({ orderBy: { createdAt: 'asc' } });
  expect(stored.map(({ answer, answeredBy }) => [answer, answeredBy])).toEqual([
    [null, 'meera'],
    ['It waits for our check.', 'meera'],
  ]);
  for (const [id, action] of [
    [earlier.id, 'help-done'],
    [later.id, 'help-answered'],
  ] as const)
    expect(await test.audit(id)).toMatchObject([{ actor: 'meera', action, details: null }]);
});

it('refuses an empty answer and an unknown message', async () => {
  const { id } = await asked('Hello', new Date());
  expect((await test.ops('help', 'answer', id, '  ')).code).not.toBe(0);
  for (const words of [
    ['answer', randomUUID(), 'Yes'],
    ['done', randomUUID()],
    ['done', 'x'],
  ])
    expect((await test.ops('help', ...words)).code).not.toBe(0);
});

it('"ops help" alone lists all commands', async () => {
  const { text } = await test.call('help');
  expect(text).toContain('moderation list');
  expect(text).toContain('help answer');
});
