import { describe, expect, it } from 'vitest';
import { oneWriter } from './one-writer.ts';

const SCHEMA = `
model JobView {
  id String @id
  @@map("job_view")
}
model Candidate {
  id    String @id
  views JobView[]
  @@map("candidate")
}
model Company {
  id String @id
  @@map("company")
}
model AuditEntry {
  @@map("audit_entry")
}
`;

const file = (path: string, text: string) => ({ path, text });
const core = (path: string, text: string) => file(`packages/core/src/${path}`, text);
/** Files that make the exception of the rule necessary. */
const EXCEPTED = [
  core('shared/audit.ts', 'await tx.auditEntry.create({ data });'),
  core('erasure/erasure.queries.ts', 'INSERT INTO audit_entry (id) SELECT 1'),
  core('postings/import-companies.ts', 'INSERT INTO company (id) VALUES (1)'),
  core('registration/register-company.ts', 'await tx.company.create({ data });'),
];
const run = (...files: ReturnType<typeof file>[]) =>
  oneWriter.run([file('prisma/schema.prisma', SCHEMA), ...EXCEPTED, ...files], '');

const A = 'packages/core/src/jobs/a.ts';
const B = 'apps/ops/src/b.ts';

describe('one writer', () => {
  it('accepts several inserts in one file', () => {
    expect(run(file(A, 'tx.jobView.create({}); tx.jobView.createMany({});'))).toEqual([]);
  });

  it.each([
    'tx.jobView.create({ data })',
    'tx.jobView.createMany({ data })',
    'tx.jobView.createManyAndReturn({ data })',
    'tx.jobView\n  .upsert({ where })',
    'tx.candidate.update({ data: { views: { create: { id } } } })',
    'sql({})`\n  INSERT INTO job_view (id) VALUES (1)`',
    'sql({})`insert into "job_view" (id) VALUES (1)`',
  ])('refuses a second file with %s', (statement) => {
    expect(run(file(A, 'INSERT INTO job_view (id) VALUES (2)'), file(B, statement))).toEqual([
      `job_view: rows are inserted in ${B} and in ${A}`,
    ]);
  });

  it('accepts that several files read and update', () => {
    expect(run(file(A, 'tx.jobView.findMany()'), file(B, 'tx.jobView.update({}); UPDATE job_view'))).toEqual(
      [],
    );
  });

  it('does not look at tests, demo data and tables that are not in the schema', () => {
    const insert = 'INSERT INTO job_view (id) VALUES (1); INSERT INTO staged (id) VALUES (1)';
    const paths = ['apps/api/src/a.test.ts', 'apps/api/test/fill.ts', 'packages/demo-data/src/load.ts'];
    const staged = file(B, 'INSERT INTO staged (id) VALUES (1)');
    expect(run(file(A, insert), staged, ...paths.map((path) => file(path, insert)))).toEqual([]);
  });

  it('refuses another file next to an exception', () => {
    expect(run(file(B, 'tx.auditEntry.create({ data })'))).toEqual([
      `audit_entry: rows are inserted in ${B} and in packages/core/src/shared/audit.ts`,
    ]);
  });

  it('refuses an exception that is not needed', () => {
    const schema = file('prisma/schema.prisma', SCHEMA);
    expect(oneWriter.run([schema, ...EXCEPTED.filter(({ path }) => !path.includes('erasure'))], '')).toEqual([
      'scripts/checks/one-writer.ts: the exception audit_entry packages/core/src/erasure/erasure.queries.ts is not needed',
    ]);
  });
});
