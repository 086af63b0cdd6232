import { createDatabase, type Database } from '@nukkad/db';
import { text } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';
import { createTestDatabase } from '@nukkad/db/testing/test-database.ts';
import { statementSpans } from '@nukkad/telemetry/statement-spans.ts';
import { startCollector } from '@nukkad/telemetry/testing/collector.ts';
import { startTracing, type Tracing } from '@nukkad/telemetry/tracing.ts';
import { workScope } from '@nukkad/telemetry/work-scope.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let collector: Awaited<ReturnType<typeof startCollector>>;
let test: Awaited<ReturnType<typeof createTestDatabase>>;
let tracing: Tracing;
let database: Database;

beforeAll(async () => {
  collector = await startCollector();
  test = await createTestDatabase();
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_TRACES_SAMPLER_ARG: 1 };
  tracing = (await startTracing('api', settings)) as Tracing;
  // A single connection, so that two requests have to share it.
  database = createDatabase({ url: test.url, poolSize: 1, pipelines: 1, watch: statementSpans(tracing) });
});
afterAll(async () => {
  await database.close();
  await test.drop();
  collector.close();
});

const NAME = 'Asha Kulkarni';
const PHONE = '+919822012345';
const selectByPhone = (phone: string) =>
  sql({ id: text })`SELECT id::text FROM candidate WHERE phone = ${phone}`;

/**
 * Runs the statements of a request: a Prisma call, a query, a named query, a transaction with both, and a failing
 * query.
 */
async function runRequest(requestId: string, candidateId: string): Promise<void> {
  const span = tracing.begin(`GET /${requestId}`, 'server', undefined);
  await workScope.run({ requestId, span }, async () => {
    // Not `findUnique`: Prisma merges those of several callers into one statement, in the span of only one of them.
    await database.prisma.candidate.findFirst({ where: { id: candidateId } });
    await database.query(selectByPhone(PHONE));
    await database.query({ name: 'candidate_by_name', text: 'SELECT id FROM candidate WHERE name = $1' }, [
      NAME,
    ]);
    await database.transaction(async (tx) => {
      await tx.candidate.update({ where: { id: candidateId }, data: { name: NAME } });
      await tx.query(selectByPhone(PHONE));
    });
    await database.query('SELECT no_such FROM job WHERE title = $1', [NAME]).catch(() => {});
  });
  span.end({});
}

it('records a span of each statement in its request, with name and error code, without SQL text or values', async () => {
  const { id } = await buildCandidate(test.database, { name: NAME, phone: PHONE });
  await database.query(selectByPhone(PHONE));
  await Promise.all([runRequest('one', id), runRequest('two', id)]);
  await tracing.close();
  const requests = collector.spans.filter(({ name }) => name.startsWith('GET '));
  expect(requests.map(({ name }) => name).sort()).toEqual(['GET /one', 'GET /two']);
  for (const request of requests) {
    const within = collector.spans.filter(({ parentSpanId }) => parentSpanId === request.spanId);
    expect(within.map(({ name }) => name)).toEqual([
      'SELECT candidate',
      'SELECT candidate',
      'candidate_by_name',
      'BEGIN',
      'UPDATE candidate',
      'SELECT candidate',
      'COMMIT',
      'SELECT job',
    ]);
    expect(within.map(({ status }) => status.code ?? 0)).toEqual([0, 0, 0, 0, 0, 0, 0, 2]);
    expect(within.at(-1)?.attributes).toContainEqual({
      key: 'db.response.status_code',
      value: { stringValue: '42703' },
    });
  }
  // Statements outside a request, such as the first one here, have no span.
  expect(collector.spans).toHaveLength(18);
  const exported = collector.seen.map(({ body }) => body).join();
  expect(exported).not.toMatch(/Asha|9822012345|WHERE|no_such|::text/);
  expect(exported).not.toContain(id);
});
