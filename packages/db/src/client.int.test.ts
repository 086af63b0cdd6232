import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from './client.ts';
import { constraintOf, isCheckViolation, isForeignKeyViolation, isUniqueViolation } from './errors.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});

afterAll(() => test.drop());

const seeker = { id: '0190a000-0000-7000-8000-000000000001', name: 'Asha', referralCode: 'ASHA01' };
const fails = (work: Promise<unknown>) =>
  work.then(
    () => Promise.reject(new Error('It should have failed')),
    (error: unknown) => error,
  );

describe('statements', () => {
  it('answer rows with numbers for int8 and text for dates', async () => {
    const rows = await test.database.query(
      `SELECT count(*) AS count, DATE '2026-11-21' AS day, $1::int AS n FROM city WHERE slug = $2`,
      [7, 'pune'],
    );
    expect(rows).toEqual([{ count: 1, day: '2026-11-21', n: 7 }]);
  });

  it('are prepared under their name', async () => {
    const statement = { name: 'city_by_slug', text: 'SELECT name_en FROM city WHERE slug = $1' };
    expect(await test.database.query({ ...statement, values: ['pune'] })).toEqual([{ name_en: 'Pune' }]);
    expect(await test.database.query(statement, ['nashik'])).toEqual([{ name_en: 'Nashik' }]);
    const single = createDatabase({ url: test.url, poolSize: 1 });
    await single.query(statement, ['pune']);
    const prepared = await single.query<{ name: string }>('SELECT name FROM pg_prepared_statements');
    await single.close();
    expect(prepared).toEqual([{ name: 'city_by_slug' }]);
  });

  it('are given up by the server when they take too long', async () => {
    const hasty = createDatabase({ url: test.url, statementTimeout: 50 });
    await expect(hasty.query('SELECT pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
    await hasty.close();
  });
});

describe('behind a pooler', () => {
  const settingsOf = (rows: { name: string; setting: string }[]) =>
    Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  const ASK = `SELECT name, setting FROM pg_settings
                WHERE name IN ('statement_timeout', 'plan_cache_mode', 'idle_in_transaction_session_timeout')`;
  const OWN = { statement_timeout: '2000', plan_cache_mode: 'force_generic_plan' };

  it('connections ask for no settings, which it would refuse or give to others; those past it do', async () => {
    const pooled = createDatabase({ url: test.url, directUrl: test.url, pipelines: 1 });
    const asked = settingsOf(await pooled.query<{ name: string; setting: string }>(ASK));
    const piped = settingsOf(
      await pooled.query<{ name: string; setting: string }>({ name: 'ask', text: ASK }),
    );
    const batch = settingsOf(await pooled.batchQuery<{ name: string; setting: string }>(ASK));
    await pooled.close();
    const unset = {
      statement_timeout: '0',
      plan_cache_mode: 'auto',
      idle_in_transaction_session_timeout: '0',
    };
    expect([asked, piped]).toEqual([unset, unset]);
    expect(batch).toMatchObject({ ...OWN, statement_timeout: '60000' });
  });

  it('is no case of a database of its own: there each connection has them', async () => {
    const direct = createDatabase({ url: test.url });
    expect(settingsOf(await direct.query<{ name: string; setting: string }>(ASK))).toMatchObject(OWN);
    await direct.close();
  });

  it('work that needs a connection of its own goes past it', async () => {
    const away = 'postgresql://nobody@127.0.0.1:1/none';
    const pooled = createDatabase({ url: away, directUrl: test.url });
    expect(await pooled.batchQuery('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await expect(pooled.query('SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await pooled.close();
  });
});

describe('transactions', () => {
  it('keep their statements to themselves when they run at the same moment', async () => {
    const pidsOf = () =>
      test.database.transaction(async (transaction) => {
        const pids = new Set<number>();
        for (let step = 0; step < 5; step += 1) {
          const [row] = await transaction.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
          pids.add(row?.pid ?? 0);
          await transaction.candidate.count();
        }
        return [...pids];
      });
    const all = await Promise.all([pidsOf(), pidsOf(), pidsOf(), pidsOf()]);
    expect(all.map((pids) => pids.length)).toEqual([1, 1, 1, 1]);
    expect(new Set(all.flat()).size).toBe(4);
  });

  it('hold models and statements together, and leave nothing when they fail', async () => {
    const failed = test.database.transaction(async (transaction) => {
      await transaction.candidate.create({ data: seeker });
      const [row] = await transaction.query<{ count: number }>(
        'SELECT count(*)::int AS count FROM candidate',
      );
      expect(row).toEqual({ count: 1 });
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await test.database.prisma.candidate.count()).toBe(0);
  });

  it('are tried again after a deadlock', async () => {
    const { prisma } = test.database;
    await prisma.setting.createMany({ data: ['a', 'b'].map((key) => ({ key, value: 0 })) });
    const lock = (first: string, second: string) =>
      test.database.transaction(async (transaction) => {
        const add = `UPDATE setting SET value = to_jsonb(value::int + 1) WHERE key = $1`;
        await transaction.query(add, [first]);
        await transaction.query('SELECT pg_sleep(0.2)::text');
        await transaction.query(add, [second]);
      });
    await Promise.all([lock('a', 'b'), lock('b', 'a')]);
    expect(await prisma.setting.findMany({ select: { value: true } })).toEqual([{ value: 2 }, { value: 2 }]);
    await prisma.setting.deleteMany();
  });
});

describe('errors name the constraint', () => {
  it('of models', async () => {
    const { candidate, pushSubscription } = test.database.prisma;
    await candidate.create({ data: seeker });
    const twice = await fails(
      candidate.create({ data: { ...seeker, id: '0190a000-0000-7000-8000-000000000002' } }),
    );
    expect(constraintOf(twice)).toBe('candidate_referral_code_key');
    expect(isUniqueViolation(twice, 'candidate_referral_code_key')).toBe(true);
    expect(isUniqueViolation(twice, 'candidate_phone_key')).toBe(false);

    const badPhone = await fails(candidate.update({ where: { id: seeker.id }, data: { phone: '123' } }));
    expect(constraintOf(badPhone)).toBe('candidate_phone_check');
    expect(isCheckViolation(badPhone)).toBe(true);

    const nobody = { token: 't', candidateId: '0190a000-0000-7000-8000-00000000000f' };
    const orphan = await fails(pushSubscription.create({ data: nobody }));
    expect(isForeignKeyViolation(orphan)).toBe(true);
    expect(constraintOf(orphan)).toBe('push_subscription_candidate_id_fkey');

    const byHand = await fails(candidate.update({ where: { id: seeker.id }, data: { creditBalance: 5 } }));
    expect(constraintOf(byHand)).toBe('candidate_balance_is_ledger');
  });

  it('of statements, alone and in a transaction', async () => {
    const sql = `INSERT INTO setting (key, value, updated_at) VALUES ('k', '1', now())`;
    await test.database.query(sql);
    const alone = await fails(test.database.query(sql));
    const inside = await fails(test.database.transaction((transaction) => transaction.query(sql)));
    for (const error of [alone, inside]) {
      expect(constraintOf(error)).toBe('setting_pkey');
      expect(isUniqueViolation(error)).toBe(true);
    }
  });

  it('and other errors none', () => {
    expect(constraintOf(new Error('constraint "x"'))).toBeNull();
    expect(constraintOf(null)).toBeNull();
  });
});

describe('readiness', () => {
  it('is seen', async () => {
    expect(await test.database.isReady()).toBe(true);
    const nowhere = createDatabase({ url: 'postgresql://nobody@127.0.0.1:1/none', connectTimeout: 500 });
    expect(await nowhere.isReady()).toBe(false);
    await nowhere.close();
  });
});
