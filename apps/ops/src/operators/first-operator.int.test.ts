import { beforeEach, expect, it } from 'vitest';
import { run } from '../run.ts';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();
const call = (...words: string[]) => run(words, { openContainer: async () => test.opsContainer });

beforeEach(async () => {
  await test.container.database.prisma.operator.updateMany({ data: { revokedAt: new Date() } });
});

it('whose keys are all taken back counts as none: the first operator is added without a key', async () => {
  expect((await call('settings', 'list')).text).toContain('There is no operator yet');
  expect((await call('operators', 'recover', 'meera')).code).toBe(1);
  expect((await call('operators', 'add', 'anil')).code).toBe(0);
  expect((await call('operators', 'add', 'ravi')).code).toBe(1);
});
