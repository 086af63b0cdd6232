import { describe, expect, it } from 'vitest';
import { personalData } from './personal-data.ts';

const check = (path: string, text: string) => personalData.run([{ path, text }], '') as string[];
const QUERIES = 'packages/core/src/applicants/a.queries.ts';
const REVEAL = 'packages/core/src/applicants/reveal.queries.ts';

describe('personal data', () => {
  it.each([
    [QUERIES, 'SELECT c.name FROM candidate c'],
    [QUERIES, 'SELECT name FROM application a JOIN candidate c ON true'],
    ['packages/core/src/answers/a.ts', 'tx.candidate.findMany()'],
    ['apps/api/src/partner/a.ts', 'database.prisma.candidate.count()'],
    ['packages/core/src/members/a.ts', 'include: { candidate: true }'],
    ['packages/core/src/members/a.ts', 'select: { candidate: { select: {} } }'],
    [
      'apps/ops/src/commands/a.queries.ts',
      'sql({})`SELECT a.id, c.phone FROM application a JOIN candidate c ON true`',
    ],
  ])('is not read in %s by %s', (path, text) => {
    expect(check(path, text)).toHaveLength(1);
  });

  it.each([
    [QUERIES, 'NOT EXISTS (SELECT FROM candidate c WHERE c.deleted_at IS NOT NULL)'],
    ['packages/core/src/applications/a.queries.ts', 'SELECT name FROM candidate'],
    ['packages/core/src/answers/a.int.test.ts', 'prisma.candidate.count()'],
    ['apps/ops/src/commands/a.queries.ts', 'sql({})`SELECT c.id FROM candidate c WHERE c.phone = 1`'],
    [
      'apps/ops/src/commands/a.queries.ts',
      'export const a = sql`SELECT c.phone FROM company c`;\nexport const b = sql`SELECT c.id FROM candidate c`;',
    ],
    [
      REVEAL,
      'export const a = () => sql`SELECT c.name FROM looked JOIN s ON true JOIN candidate c ON true`;',
    ],
  ])('may be read in %s by %s', (path, text) => {
    expect(check(path, text)).toEqual([]);
  });

  it('is read with a row of the ledger by each statement', () => {
    const text = 'export const b = 1;\nexport const a = () => sql`SELECT c.name FROM candidate c`;';
    expect(check(REVEAL, text)).toEqual([`${REVEAL}: a reads seekers without the access ledger`]);
  });
});
