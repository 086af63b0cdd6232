import { CreditReason } from '@nukkad/db';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ METRICS_PORT: '0' });
});
afterAll(() => api.close());

it('tells what credits were given and spent, by reason, out of the ledger', async () => {
  const { id: candidateId } = await buildCandidate(api.database, { credits: 7 });
  const { creditEntry } = api.database.prisma;
  for (const reference of ['one', 'two'])
    await creditEntry.create({ data: { candidateId, amount: -1, reason: 'APPLY', reference } });
  await creditEntry.create({ data: { candidateId, amount: 1, reason: 'APPLY_REFUND', reference: 'one' } });
  const moved: Partial<Record<CreditReason, number>> = { START: 7, APPLY: 2, APPLY_REFUND: 1 };
  const text = (await api.container.metrics?.metrics.text()) ?? '';
  expect(text.split('\n').filter((line) => line.startsWith('nukkad_credits_moved{'))).toEqual(
    Object.values(CreditReason).map(
      (reason) => `nukkad_credits_moved{reason="${reason}",service="api"} ${moved[reason] ?? 0}`,
    ),
  );
});
