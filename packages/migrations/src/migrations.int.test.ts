import { constraintOf } from '@nukkad/db/errors.ts';
import { createEmptyDatabase } from '@nukkad/db/testing/test-database.ts';
import { startEmbeddedDatabase } from '@nukkad/embedded-db/start-embedded.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDeploy } from './migrate-deploy.ts';
import { MIGRATIONS_DIR, readMigrations } from './read-migrations.ts';
import { FACTS, REFUSED } from './refused-rows.ts';
import { schemaDifference } from './testing/schema-difference.ts';

const SERVERS = [
  { server: 'PostgreSQL', open: createEmptyDatabase },
  {
    server: 'PGlite',
    open: async () => {
      const { connectionString, stop } = await startEmbeddedDatabase({ dataDir: 'memory://', port: 0 });
      return { url: connectionString, drop: stop };
    },
  },
];

describe.each(SERVERS)('the migrations on $server', ({ open }) => {
  let url: string;
  let drop: () => Promise<void>;
  let client: pg.Client;
  let applied: string[];

  beforeAll(async () => {
    ({ url, drop } = await open());
    applied = await migrateDeploy(url);
    client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(FACTS);
  });

  afterAll(async () => {
    await client.end();
    await drop();
  });

  it('apply all, once', async () => {
    const all = await readMigrations(MIGRATIONS_DIR);
    expect(applied).toEqual(all.map(({ name }) => name));
    expect(await migrateDeploy(url)).toEqual([]);
    const { rows } = await client.query(
      'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL',
    );
    expect(rows).toHaveLength(all.length);
  });

  it('lead to what schema.prisma says', async () => {
    expect(await schemaDifference(url)).toContain('No difference detected');
  });

  it('keep each place at its latitude and longitude', async () => {
    const { rows } = await client.query(
      `UPDATE city SET latitude = 18.52, longitude = 73.86 RETURNING ST_AsText(position) AS place`,
    );
    expect(rows).toEqual([{ place: 'POINT(73.86 18.52)' }]);
  });

  it.each(REFUSED)('refuse $what', async ({ sql, constraint }) => {
    await client.query('BEGIN');
    const error: unknown = await client.query(sql).then(
      () => undefined,
      (refusal: unknown) => refusal,
    );
    await client.query('ROLLBACK');
    expect(constraintOf(error)).toBe(constraint);
  });

  it('keep the balance as the sum of the ledger', async () => {
    const entry = (amount: number, reason: string) =>
      client.query(
        `INSERT INTO credit_entry (id, candidate_id, amount, reason, reference)
         SELECT gen_random_uuid(), id, $1, $2::credit_reason, $2 FROM candidate WHERE referral_code = 'ONE111'`,
        [amount, reason],
      );
    const balance = async () => {
      const { rows } = await client.query(
        `SELECT credit_balance FROM candidate WHERE referral_code = 'ONE111'`,
      );
      return rows[0].credit_balance;
    };
    await entry(10, 'START');
    await entry(-1, 'APPLY');
    expect(await balance()).toBe(9);
    const overspent: unknown = await entry(-10, 'OPERATOR').catch((error: unknown) => error);
    expect(constraintOf(overspent)).toBe('candidate_credit_balance_check');
    expect(await balance()).toBe(9);
    const edited: unknown = await client
      .query('UPDATE credit_entry SET amount = 99')
      .catch((error: unknown) => error);
    expect(constraintOf(edited)).toBe('credit_entry_is_append_only');
  });

  it('count followers, and erase a seeker with everything of theirs', async () => {
    const followers = async () => (await client.query('SELECT follower_count FROM company')).rows;
    await client.query(
      `INSERT INTO company_follow (candidate_id, company_id)
       SELECT candidate.id, company.id FROM candidate, company WHERE referral_code IN ('ONE111', 'TWO222')`,
    );
    expect(await followers()).toEqual([{ follower_count: 2 }]);
    await client.query(`DELETE FROM candidate WHERE referral_code = 'ONE111'`);
    expect(await followers()).toEqual([{ follower_count: 1 }]);
    expect((await client.query('SELECT 1 FROM credit_entry')).rows).toEqual([]);
  });
});
