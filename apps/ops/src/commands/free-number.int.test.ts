import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { expect, it } from 'vitest';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();

const db = () => test.container.database.prisma;

it('removes a number from its account, which keeps the rest, with the reason in the audit', async () => {
  const phone = '+919844500001';
  const { id, name } = await buildCandidate(test.container.database, { phone });
  const free = (...more: string[]) => test.ops('seekers', 'free-number', '098445-00001', ...more);
  expect(await free('--reason', 'recycled')).toMatchObject({
    code: 0,
    answer: { seeker: id, number: phone, freed: true },
  });
  const stored = await db().candidate.findUniqueOrThrow({ where: { id } });
  expect(stored).toMatchObject({ name, phone: null, isMobileVerified: false, creditBalance: 10 });
  expect(await test.audit(id)).toMatchObject([
    { actor: 'meera', action: 'number-freed', details: { reason: 'recycled' } },
  ]);
  const notices = await db().notification.findMany({ where: { candidateId: id } });
  expect(notices.map(({ values }) => values)).toMatchObject([{ template: 'number-freed' }]);
  expect(await free('--reason', 'recycled')).toMatchObject({
    code: 1,
    text: expect.stringContaining('No account has the number +919844500001'),
  });
});

it('refuses a call without a reason, and a text that is no number', async () => {
  const { id } = await buildCandidate(test.container.database, { phone: '+919844500002' });
  for (const more of [[], ['--reason', '  ']])
    expect(await test.ops('seekers', 'free-number', '9844500002', ...more)).toMatchObject({
      code: 2,
      text: expect.stringContaining('say why'),
    });
  expect((await test.ops('seekers', 'free-number', '12345', '--reason', 'asked')).code).toBe(2);
  const stored = await db().candidate.findUniqueOrThrow({ where: { id } });
  expect(stored).toMatchObject({ phone: '+919844500002', isMobileVerified: true });
});
