import pg from 'pg';
import { STATES } from './row-states.ts';

/** Every such row of a table is changed, beginning with another row for each column. */
const STEP = 4;

/** Tables that hold reference data, derived rows, or rows that may only be added. */
const UNCHANGED_TABLES = [
  ...['job_search', 'job_term', 'company_term', 'search_word', 'search_lexicon', 'reference_version'],
  ...[
    'city',
    'locality',
    'job_profile',
    'job_sub_profile',
    'skill',
    'university',
    'answer_reason',
    'setting',
  ],
  ...['credit_entry', 'member', 'membership', 'desk_session', 'login'],
];
/** Columns that the states below or the steps of a test set. */
const UNCHANGED_COLUMNS = [
  ...['candidate.deleted_at', 'candidate.suspended_at', 'candidate.number_lost_at', 'candidate.language'],
  ...[
    'job.status',
    'application.status',
    'interview.cancelled_at',
    'application_event.status',
    'company.suspension_pending_since',
  ],
];

/**
 * Changes some rows for each column that is a flag, an enum or a time that may be missing. Times are a minute apart, so
 * that no two are equal. A row that a constraint forbids stays as it is.
 */
const VARY_COLUMNS = `
  DO $vary$
  DECLARE
    found record; target record; changed text; number int := 0;
  BEGIN
    FOR found IN
      SELECT c.table_name AS "table", c.column_name AS "column", c.udt_name AS type, keys.list AS keys
        FROM information_schema.columns c
        JOIN pg_type t ON t.typname = c.udt_name AND t.typnamespace IN ('public'::regnamespace, 'pg_catalog'::regnamespace)
        JOIN LATERAL (
          SELECT string_agg(format('%I', a.attname), ', ' ORDER BY a.attnum) AS list
            FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY(i.indkey)
           WHERE i.indrelid = format('public.%I', c.table_name)::regclass AND i.indisprimary) keys ON true
       WHERE c.table_schema = 'public' AND c.is_generated = 'NEVER' AND keys.list IS NOT NULL
         AND NOT c.table_name = ANY('{TABLES}'::text[])
         AND NOT c.table_name || '.' || c.column_name = ANY('{COLUMNS}'::text[])
         AND (c.udt_name = 'bool' OR t.typtype = 'e' OR (c.is_nullable = 'YES' AND c.udt_name = 'timestamptz'))
       ORDER BY c.table_name COLLATE "C", c.column_name COLLATE "C"
    LOOP
      number := number + 1;
      changed := CASE
        WHEN found.type = 'bool' THEN format('NOT %I', found.column)
        WHEN found.type = 'timestamptz'
          THEN format('CASE WHEN %I IS NULL THEN timestamptz ''{NOW}'' - interval ''1 minute'' * (%s + $2) END', found.column, number * 100)
        ELSE format(
          '(enum_range(NULL::%1$I))[array_position(enum_range(NULL::%1$I), %2$I) %% cardinality(enum_range(NULL::%1$I)) + 1]',
          found.type, found.column)
      END;
      FOR target IN EXECUTE format(
        'SELECT id, place FROM (SELECT ctid AS id, row_number() OVER (ORDER BY concat_ws('' '', %s) COLLATE "C") AS place FROM %I) numbered WHERE place %% {STEP} = %s',
        found.keys, found.table, number % {STEP})
      LOOP
        BEGIN
          EXECUTE format('UPDATE %I SET %I = %s WHERE ctid = $1', found.table, found.column, changed)
            USING target.id, target.place;
        EXCEPTION WHEN check_violation OR unique_violation OR raise_exception THEN NULL;
        END;
      END LOOP;
    END LOOP;
  END $vary$`;

/**
 * Makes the rows of the demo data differ before they are recorded. Otherwise a mistake that swaps two columns or drops a
 * condition changes nothing, because the columns are equal and each row meets the condition.
 */
export async function varyRows(databaseUrl: string, now: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      VARY_COLUMNS.replaceAll('{STEP}', String(STEP))
        .replaceAll('{NOW}', now)
        .replaceAll('{TABLES}', `{${UNCHANGED_TABLES.join()}}`)
        .replaceAll('{COLUMNS}', `{${UNCHANGED_COLUMNS.join()}}`),
    );
    for (const state of STATES) await client.query(state.replaceAll('{NOW}', `timestamptz '${now}'`));
  } finally {
    await client.end();
  }
}
