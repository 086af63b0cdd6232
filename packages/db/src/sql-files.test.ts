import { describe, expect, it } from 'vitest';
import { parseStatements } from './sql-files.ts';

const FILE = `-- Two statements about jobs.

-- name: job_one
-- Answers one job; $1 its id.
SELECT *
  FROM job -- all of it
 WHERE id = $1;

-- name: job_two
SELECT 2
`;

describe('SQL files', () => {
  it('hold named statements, sent without their comment lines', () => {
    expect(parseStatements(FILE, 'job.sql')).toEqual([
      { name: 'job_one', text: 'SELECT *\n  FROM job -- all of it\n WHERE id = $1' },
      { name: 'job_two', text: 'SELECT 2' },
    ]);
  });

  it('may not begin without a name, nor have one that PostgreSQL would cut', () => {
    expect(() => parseStatements('SELECT 1', 'a.sql')).toThrow(/a\.sql: SQL before/);
    expect(() => parseStatements(`-- name: ${'n'.repeat(64)}\nSELECT 1`, 'a.sql')).toThrow(/too long/);
  });
});
