import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { purges } from './background.queries.ts';
import { purge } from './purge.ts';

/** The real time, because the database protects young rows of the access ledger by its own clock. */
const NOW = new Date();

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

type Value = string | number | boolean | object | null;
type Values = Readonly<Record<string, Value>>;

interface Column {
  readonly name: string;
  readonly type: string;
  /** The first label of an enum. */
  readonly label: string | null;
}

const COLUMNS = `
  SELECT a.attname AS name, t.typname AS type,
         (SELECT e.enumlabel FROM pg_enum e WHERE e.enumtypid = t.oid ORDER BY e.enumsortorder LIMIT 1) AS label
    FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
   WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attnotnull AND NOT a.atthasdef`;

let next = 0;
/** Returns any value of a column's type, another one each time. */
function anyValue({ type, label }: Column): Value {
  next += 1;
  if (label !== null) return label;
  if (type === 'uuid') return `0199b3f2-7c1a-7d10-9a51-${String(next).padStart(12, '0')}`;
  if (/^int|^numeric|^float/.test(type)) return next;
  if (type === 'bool') return false;
  if (type === 'jsonb') return {};
  if (/^timestamp|^date/.test(type)) return NOW.toISOString();
  return `word ${[...String(next)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
}

/** Inserts a row with these values, and with any value in each other column that needs one. Ignores foreign keys. */
async function insert(table: string, values: Values): Promise<void> {
  const needed = await test.database.query<Column>(COLUMNS, [table]);
  const others = needed
    .filter(({ name }) => !(name in values))
    .map((column) => [column.name, anyValue(column)]);
  const row: Values = { ...Object.fromEntries(others), ...values };
  await test.database.transaction(async (tx) => {
    await tx.query('SET LOCAL session_replication_role = replica');
    await tx.query(
      `INSERT INTO ${table} (${Object.keys(row).join(', ')})
       SELECT ${Object.keys(row).join(', ')} FROM jsonb_populate_record(NULL::${table}, $1::jsonb)`,
      [JSON.stringify(row)],
    );
  });
}

const SECOND = 1000;
const DAY = 86_400_000;
const YEAR = 365 * DAY;
const ID = '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4b11';

interface Period {
  readonly table: string;
  readonly column: string;
  /** How long a row stays after the moment in the column. */
  readonly stays: number;
  /** The distance of the tested rows from the limit; a day for columns that have no time. */
  readonly step?: number;
  readonly values?: Values;
  /** Values of rows that are never purged for their age. */
  readonly staying?: readonly Values[];
}

const PERIODS: readonly Period[] = [
  { table: 'audit_entry', column: 'created_at', stays: YEAR },
  { table: 'account_trace', column: 'expires_at', stays: 0 },
  {
    table: 'job_report',
    column: 'created_at',
    stays: YEAR,
    values: { candidate_id: null },
    staying: [{ candidate_id: ID }],
  },
  {
    table: 'contact_report',
    column: 'created_at',
    stays: YEAR,
    values: { candidate_id: null },
    staying: [{ candidate_id: ID }],
  },
  {
    table: 'otp_challenge',
    column: 'sent_at',
    stays: DAY,
    values: { candidate_id: ID, phone: '+919800000001' },
  },
  { table: 'otp_send', column: 'sent_at', stays: DAY },
  { table: 'otp_wrong_code', column: 'given_at', stays: DAY },
  { table: 'otp_lock', column: 'locked_until', stays: 0 },
  { table: 'sign_in_ticket', column: 'expires_at', stays: DAY },
  { table: 'refresh_token', column: 'expires_at', stays: 0, values: { created_at: '2020-01-01' } },
  { table: 'login', column: 'started_at', stays: DAY },
  { table: 'counted_action', column: 'done_at', stays: 2 * DAY },
  { table: 'idempotency_key', column: 'expires_at', stays: 0 },
  { table: 'desk_idempotency_key', column: 'expires_at', stays: 0 },
  { table: 'notification', column: 'created_at', stays: 180 * DAY },
  { table: 'desk_session', column: 'expires_at', stays: 0 },
  {
    table: 'company_claim',
    column: 'decided_at',
    stays: YEAR,
    values: { state: 'GRANTED' },
    staying: [{ decided_at: null, state: 'OPEN' }],
  },
  {
    table: 'company_paper',
    column: 'decided_at',
    stays: 30 * DAY,
    values: { state: 'ACCEPTED' },
    staying: [{ decided_at: null, state: 'OPEN' }],
  },
  { table: 'member_invite', column: 'expires_at', stays: 0 },
  { table: 'job_draft', column: 'updated_at', stays: 180 * DAY },
  { table: 'still_link', column: 'expires_at', stays: 30 * DAY },
  { table: 'member_notice', column: 'created_at', stays: 180 * DAY },
  { table: 'outgoing_message', column: 'created_at', stays: YEAR, values: { candidate_id: ID } },
  { table: 'profile_access', column: 'last_at', stays: YEAR },
  { table: 'sms_day', column: 'day', stays: 90 * DAY, step: DAY },
  { table: 'missing_word', column: 'last_seen', stays: 180 * DAY, step: DAY, values: { is_shared: true } },
  { table: 'missing_word_network', column: 'seen_on', stays: 30 * DAY, step: DAY },
  { table: 'used_credential', column: 'expires_at', stays: 0 },
];

const at = (milliseconds: number) => new Date(milliseconds).toISOString();
const countOf = async (table: string) =>
  (await test.database.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`))[0]?.count;
const runPurge = () => purge({ database: test.database, clock: { now: () => NOW } });

it('every statement of the purge has its table in the list of this test', () => {
  const purged = purges(NOW).map(({ text }) => /DELETE FROM (\w+)/.exec(text)?.[1]);
  expect(PERIODS.map(({ table }) => table).toSorted()).toEqual(purged.toSorted());
});

it.each(PERIODS)('a row of $table is purged when its $column is too old, and no sooner', async (period) => {
  const { table, column, stays, step = SECOND, values = {}, staying = [] } = period;
  await test.database.query(`TRUNCATE ${table} CASCADE`);
  const limit = NOW.getTime() - stays;
  await insert(table, { ...values, [column]: at(limit + step) });
  for (const exception of staying)
    await insert(table, { ...values, [column]: at(limit - step), ...exception });
  await runPurge();
  expect(await countOf(table)).toBe(1 + staying.length);
  await insert(table, { ...values, [column]: at(limit - step) });
  await runPurge();
  expect(await countOf(table)).toBe(1 + staying.length);
  const [row] = await test.database.query<{ at: Date }>(`SELECT max(${column}) AS at FROM ${table}`);
  expect(new Date(row?.at ?? 0).getTime()).toBeGreaterThan(limit - step / 2);
});

it('an old login with a refresh token stays, and a phrase that is not shared goes at once', async () => {
  await test.database.query('TRUNCATE login, refresh_token, missing_word CASCADE');
  await insert('login', { id: ID, started_at: at(NOW.getTime() - 2 * DAY) });
  await insert('refresh_token', { family_id: ID, expires_at: at(NOW.getTime() + DAY) });
  await insert('missing_word', { last_seen: NOW.toISOString(), is_shared: false });
  await runPurge();
  expect([await countOf('login'), await countOf('missing_word')]).toEqual([1, 0]);
});
