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
  ])('is not read in %s by %s', (path, text) => {
    expect(check(path, text)).toHaveLength(1);
  });

  it.each([
    [QUERIES, 'NOT EXISTS (SELECT FROM candidate c WHERE c.deleted_at IS NOT NULL)'],
    ['packages/core/src/applications/a.queries.ts', 'SELECT name FROM candidate'],
    ['packages/core/src/answers/a.int.test.ts', 'prisma.candidate.count()'],
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
