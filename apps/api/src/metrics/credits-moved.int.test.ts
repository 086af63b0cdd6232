import { selectMoved } from '@nukkad/core/credits/credits.queries.ts';
import { CreditReason } from '@nukkad/db';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

const MINUTE_MS = 60_000;

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ METRICS_PORT: '0' });
});
afterAll(() => api.close());

it('reports the credits given and spent within the hour, by reason, from the ledger', async () => {
  const { id: candidateId } = await buildCandidate(api.database, { credits: 7 });
  const { creditEntry } = api.database.prisma;
  for (const reference of ['one', 'two'])
    await creditEntry.create({ data: { candidateId, amount: -1, reason: 'APPLY', reference } });
  await creditEntry.create({ data: { candidateId, amount: 1, reason: 'APPLY_REFUND', reference: 'one' } });
  const createdAt = new Date(Date.now() - 61 * MINUTE_MS);
  await creditEntry.create({
    data: { candidateId, amount: -3, reason: 'HR_CONTACT', reference: 'old', createdAt },
  });
  const moved: Partial<Record<CreditReason, number>> = { START: 7, APPLY: 2, APPLY_REFUND: 1 };
  const text = (await api.container.metrics?.metrics.text()) ?? '';
  expect(text.split('\n').filter((line) => line.startsWith('nukkad_credits_moved_last_hour{'))).toEqual(
    Object.values(CreditReason).map(
      (reason) => `nukkad_credits_moved_last_hour{reason="${reason}",service="api"} ${moved[reason] ?? 0}`,
    ),
  );
});

it('reads only the blocks of those entries, not the whole ledger', async () => {
  const { id } = await buildCandidate(api.database);
  const { text, values } = selectMoved(new Date());
  const plan = await api.database.transaction(async (tx) => {
    await tx.query('ALTER TABLE credit_entry DISABLE TRIGGER USER');
    await tx.query(
      `INSERT INTO credit_entry (id, candidate_id, amount, reason, reference, created_at)
       SELECT gen_random_uuid(), $1::uuid, 1, 'APPLY_REFUND', n, now() - n * interval '1 minute'
         FROM generate_series(30000, 1, -1) n`,
      [id],
    );
    await tx.query('ALTER TABLE credit_entry ENABLE TRIGGER USER');
    await tx.query('ANALYZE credit_entry');
    return tx.query(`EXPLAIN ${text}`, values);
  });
  expect(JSON.stringify(plan)).toContain('credit_entry_created_at_idx');
});
