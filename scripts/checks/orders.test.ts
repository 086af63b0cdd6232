import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readProject } from './check.ts';
import { orders } from './orders.ts';

const SCHEMA = `
model Job {
  id        String   @id @default(uuid(7)) @db.Uuid
  slug      String   @unique
  createdAt DateTime @map("created_at")
}
model Draft {
  companyId String
  sortOrder Int
  @@unique([companyId, sortOrder])
}
model Message {
  sequence Int
  @@id([conversationId, sequence(sort: Desc)])
}
`;

const QUERIES = 'packages/core/src/jobs/jobs.queries.ts';
const CODE = 'apps/ops/src/commands/jobs.ts';
/** Orders that make the exceptions of the rule necessary. */
const EXCEPTED = [
  ['packages/core/src/applicants/reveal.queries.ts', '`ORDER BY at DESC, conversation_id DESC LIMIT 1`'],
  ['packages/core/src/daily-limits/daily-limits.queries.ts', '`ORDER BY done_at DESC LIMIT 1`'],
  ['packages/core/src/sitemap/sitemap.queries.ts', '`ORDER BY s.created_at DESC LIMIT 1`'],
  ['apps/ops/src/import/kinds/lexicon.ts', "orderBy: [{ kind: 'asc' }, { value: 'asc' }, { phrase: 'asc' }]"],
] as const;

const run = (path: string, text: string, excepted: readonly (readonly [string, string])[] = EXCEPTED) =>
  orders.run(
    [['prisma/schema.prisma', SCHEMA] as const, ...excepted, [path, text] as const].map(([at, content]) => ({
      path: at,
      text: content,
    })),
    '',
  );

describe('an order in SQL', () => {
  it.each([
    'ORDER BY j.created_at DESC, j.id DESC LIMIT 5',
    'ORDER BY created_at,\n  "slug" NULLS LAST LIMIT 1',
    'ORDER BY c.company_id, c.sort_order OFFSET 5',
    'ORDER BY m.sequence DESC LIMIT 1',
    'ORDER BY 2, 1 LIMIT 1',
    'ORDER BY max(created_at) DESC, max(id::text) DESC LIMIT 1',
    // The order of a queue is seen by nobody.
    'ORDER BY due_at LIMIT 5 FOR UPDATE SKIP LOCKED',
    'ORDER BY due_at LIMIT 5 FOR UPDATE OF j SKIP LOCKED',
    'ORDER BY created_at LIMIT 1 FOR NO KEY UPDATE',
    // A column that is not a time may be unique within the rows of the query.
    "(SELECT string_agg(name, ', ' ORDER BY name) FROM job)",
    'ORDER BY kind',
  ])('may be %s', (order) => {
    expect(run(QUERIES, `sql({})\`SELECT id FROM job ${order}\``)).toEqual([]);
  });

  it.each([
    ['ORDER BY j.created_at DESC LIMIT 5', 'j.created_at DESC'],
    ['ORDER BY id, created_at OFFSET 5', 'id, created_at'],
    ['ORDER BY population DESC LIMIT 1', 'population DESC'],
    ['ORDER BY coalesce(id, 1) LIMIT 1', 'coalesce(id, 1)'],
    ['ORDER BY (a > b) DESC, max(created_at) DESC LIMIT 1', '(a > b) DESC, max(created_at) DESC'],
    // All rows are read, and those of the same time change places.
    ['ORDER BY created_at DESC', 'created_at DESC'],
    ['ORDER BY start_date', 'start_date'],
    ['FROM (SELECT array_agg(x ORDER BY created_at) FROM y)', 'created_at'],
  ])('may not be %s', (text, order) => {
    expect(run(QUERIES, `\nsql({})\`SELECT id ${text}\``)).toEqual([
      `${QUERIES}:2 ends in no unique column: ${order}`,
    ]);
  });
});

describe("an order of Prisma's", () => {
  it.each([
    "orderBy: { slug: 'asc' }",
    "orderBy: [{ createdAt: 'desc' }, { id: 'desc' }]",
    "const LATEST_FIRST = [\n  { createdAt: 'desc' },\n  { id: 'desc' },\n] satisfies Prisma.JobOrderByWithRelationInput[]",
  ])('may be %s', (order) => {
    expect(run(CODE, order)).toEqual([]);
  });

  it.each([
    ["orderBy: { createdAt: 'desc' }", "{ createdAt: 'desc' }"],
    ["orderBy: [{ id: 'asc' }, { createdAt: 'desc' }]", "[{ id: 'asc' }, { createdAt: 'desc' }]"],
    [
      "const FIRST = [{ createdAt: 'desc' }] satisfies Prisma.JobOrderByWithRelationInput[]",
      "[{ createdAt: 'desc' }]",
    ],
  ])('may not be %s', (text, order) => {
    expect(run(CODE, text)).toEqual([`${CODE}:1 ends in no unique column: ${order}`]);
  });
});

it('reads no tests and no other packages', () => {
  const text = "orderBy: { createdAt: 'desc' }";
  for (const path of ['packages/core/src/a.test.ts', 'packages/core/src/testing/a.ts', 'apps/web/src/a.ts'])
    expect(run(path, text)).toEqual([]);
});

it('refuses an exception that is not needed', () => {
  expect(run(CODE, '', EXCEPTED.slice(1))).toEqual([
    'scripts/checks/orders.ts: the exception packages/core/src/applicants/reveal.queries.ts at DESC, conversation_id DESC is not needed',
  ]);
});

it('finds none in the repository', () => {
  expect(orders.run(readProject(join(import.meta.dirname, '../..')), '')).toEqual([]);
});
