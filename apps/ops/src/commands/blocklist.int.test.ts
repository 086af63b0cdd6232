import { expect, it } from 'vitest';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();

it.each(['name', 'Phone', 'constructor', 'toString', ''])('%j is no kind of contact', async (kind) => {
  for (const words of [
    ['add', kind, 'a.example', 'spam'],
    ['remove', kind, 'a.example'],
  ]) {
    const { code, text } = await test.ops('blocklist', ...words);
    expect([code, text]).toEqual([2, expect.stringContaining('say phone, email or domain')]);
  }
});

it.each(['', ' ', 'x'.repeat(501)])('a contact is not blocked with the reason %j', async (reason) => {
  const { code, text } = await test.ops('blocklist', 'add', 'domain', 'cheats.example', reason);
  expect([code, text]).toEqual([2, expect.stringContaining('say why, in up to 500 characters')]);
  expect(await test.container.database.prisma.blockedContact.count()).toBe(0);
});

it('a contact is blocked again with another reason', async () => {
  const add = (reason: string) => test.ops('blocklist', 'add', 'domain', 'cheats.example', reason);
  expect((await add(` ${'x'.repeat(500)} `)).answer).toMatchObject({ reason: 'x'.repeat(500) });
  await add('asks for money');
  const stored = await test.container.database.prisma.blockedContact.findMany({ select: { reason: true } });
  expect(stored).toEqual([{ reason: 'asks for money' }]);
});
