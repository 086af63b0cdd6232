import { describe, expect, it } from 'vitest';
import { statementName } from './statement-name.ts';

describe('the name of a statement', () => {
  it('is its own name if it has one', () => {
    expect(statementName({ name: 'search_index_scan', text: 'SELECT 1' })).toBe('search_index_scan');
  });

  it.each([
    ['SELECT id FROM job WHERE title = $1', 'SELECT job'],
    ['SELECT "public"."candidate"."id" FROM "public"."candidate" WHERE "phone" = $1', 'SELECT candidate'],
    ['-- of FROM nobody\nUPDATE job j SET status = $1 FROM company co', 'UPDATE job'],
    [
      'INSERT INTO "public"."audit_entry" ("id") VALUES ($1) ON CONFLICT DO UPDATE SET id = $1',
      'INSERT audit_entry',
    ],
    ['DELETE FROM import_row WHERE import_id = $1', 'DELETE import_row'],
    ['WITH page AS (SELECT job_id FROM job_search) SELECT 1 FROM page', 'SELECT job_search'],
    ['WITH gone AS (DELETE FROM otp_code RETURNING id) SELECT count(*) FROM gone', 'DELETE otp_code'],
    ['SELECT n FROM unnest($1::text[]) AS n JOIN city ON true', 'SELECT'],
    ["SELECT 'Asha, 98220 12345'", 'SELECT'],
    ['BEGIN', 'BEGIN'],
    ['', 'statement'],
  ])('of %j is %j', (text, name) => {
    expect(statementName({ text })).toBe(name);
    expect(statementName({ text })).toBe(name);
  });
});
