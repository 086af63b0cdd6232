import type pg from 'pg';

/** Rows of the tables that grow most. */
const JOBS = 1_000_000;
const APPLICATIONS = 1_000_000;

/** Returns SQL for the id of a generated row. `kind` is a hexadecimal digit that differs between tables. */
const idOf = (kind: string, number: string) =>
  `('0000000${kind}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

/** Ids of the rows that the lists are read for. The chain has 20,000 jobs; one of them has 50,000 applicants. */
export const CHAIN = '00000001-0000-7000-8000-000000000001';
export const POPULAR_JOB = '00000002-0000-7000-8000-000000000032';
export const MEMBER = '00000006-0000-7000-8000-000000000001';

const CHAIN_OWN = 50;
const COMPANIES = 50_000;
const CANDIDATES = 250_000;
/** Applications to the popular job, and to all jobs of the chain. */
const TO_POPULAR = 50_000;
const TO_CHAIN = 200_000;
const NOTICES = 500_000;
/** Reviews of the chain, and of all companies. */
const REVIEWS_OF_CHAIN = 10_000;
const REVIEWS = 200_000;
/** Messages of members to the operators, a fifth of them by one member. */
const HELP_MESSAGES = 50_000;

/** Columns and values of each table, from a row number `n`. Only lists are read, so most columns are the same in each row. */
const STEPS: readonly (readonly [name: string, statement: string])[] = [
  [
    'companies',
    `INSERT INTO company (id, share_id, name, slug, description, address, city_id, latitude, longitude, phone, email)
     SELECT ${idOf('1', 'n')}, lpad(to_hex(n), 6, '0'), 'Company ' || n, 'company-' || n, '', 'MG Road', c.id, c.latitude,
            c.longitude, '+91' || (9100000000 + n), ''
       FROM generate_series(1, ${COMPANIES}) n, (SELECT * FROM city ORDER BY id LIMIT 1) c`,
  ],
  [
    'jobs',
    `INSERT INTO job (id, share_id, company_id, title, slug, profile_key, job_type, city_id, address, latitude, longitude,
       requirements, created_at, expires_at, status, status_reason, skills)
     SELECT ${idOf('2', 'n')}, lpad(to_hex(n), 6, '0'),
            CASE WHEN n % ${CHAIN_OWN} = 0 THEN '${CHAIN}' ELSE ${idOf('1', `2 + n % ${COMPANIES - 1}`)} END, 'Job ' || n,
            'job-' || n, p.key, 'FULL_TIME', c.id, 'MG Road', c.latitude, c.longitude, '',
            now() - n * interval '1 minute', now() + interval '30 days',
            CASE WHEN n / ${CHAIN_OWN} % 8 < 2 THEN 'ACTIVE' WHEN n / ${CHAIN_OWN} % 8 < 4 THEN 'PAUSED' ELSE 'CLOSED' END::job_status,
            CASE n / ${CHAIN_OWN} % 8 WHEN 0 THEN NULL WHEN 1 THEN NULL WHEN 2 THEN 'employer' WHEN 3 THEN 'awaiting-moderation'
                 ELSE 'expired' END, '{cooking}'
       FROM generate_series(1, ${JOBS}) n, (SELECT * FROM city ORDER BY id LIMIT 1) c,
            (SELECT key FROM job_profile ORDER BY key LIMIT 1) p`,
  ],
  [
    'seekers',
    `INSERT INTO candidate (id, name, referral_code, phone, is_mobile_verified, skills, deleted_at)
     SELECT ${idOf('3', 'n')}, 'Meena ' || n, 'R' || lpad(to_hex(n), 7, '0'), '+91' || (9200000000 + n), true, '{cooking}',
            CASE WHEN n % 100 = 0 THEN now() END
       FROM generate_series(1, ${CANDIDATES}) n`,
  ],
  [
    'applications',
    `INSERT INTO application (id, candidate_id, job_id, company_id, status, scheduled_for, created_at, applied_at,
       status_changed_at)
     SELECT ${idOf('4', 'n')}, ${idOf('3', `1 + n % ${CANDIDATES}`)}, j.id, j.company_id, s.status,
            CASE WHEN s.status = 'SCHEDULED' THEN now() + (n % 20) * interval '1 day' END, m.at, m.at, m.at
       FROM generate_series(1, ${APPLICATIONS}) n
      CROSS JOIN LATERAL (SELECT CASE WHEN n <= ${TO_POPULAR} THEN ${CHAIN_OWN}
         WHEN n <= ${TO_CHAIN} THEN ${CHAIN_OWN} * (2 + n % ${JOBS / CHAIN_OWN - 1}) ELSE n + (n % ${CHAIN_OWN} = 0)::int END AS number) t
       JOIN job j ON j.id = ${idOf('2', 't.number')}
      CROSS JOIN LATERAL (SELECT (ARRAY['APPLIED','APPLIED','APPLIED','APPLIED','SHORTLISTED','SCHEDULED','INTERVIEWED',
         'HIRED','REJECTED','WITHDRAWN'])[1 + n % 10]::application_status AS status) s
      CROSS JOIN LATERAL (SELECT now() - (n::bigint * 7919 % 144000) * interval '1 minute' AS at) m`,
  ],
  [
    'interviews',
    `INSERT INTO interview (id, application_id, company_id, round, at, place, created_at, changed_at)
     SELECT gen_random_uuid(), a.id, a.company_id, 1,
            now() + (abs(hashtext(a.id::text)) % 86400) * interval '1 minute' - interval '30 days', 'MG Road', a.applied_at,
            a.applied_at
       FROM application a WHERE a.status IN ('SCHEDULED', 'INTERVIEWED')`,
  ],
  [
    'conversations',
    `INSERT INTO conversation (id, kind, candidate_id, company_id, last_sequence, created_at, last_message_at)
     SELECT gen_random_uuid(), 'COMPANY', a.candidate_id, a.company_id, 2, min(a.applied_at),
            min(a.applied_at) + interval '2 hours'
       FROM application a WHERE abs(hashtext(a.id::text)) % 3 = 0 GROUP BY a.candidate_id, a.company_id`,
  ],
  [
    'messages',
    `INSERT INTO message (conversation_id, sequence, sender, body, created_at)
     SELECT v.id, n, CASE n WHEN 1 THEN 'COMPANY' ELSE 'CANDIDATE' END::message_sender, 'Hello', v.created_at + n * interval '1 hour'
       FROM conversation v, generate_series(1, 2) n`,
  ],
  [
    'members',
    `INSERT INTO member (id, phone, name, language)
     SELECT ${idOf('6', 'n')}, '+91' || (9300000000 + n), 'Member ' || n, 'en' FROM generate_series(1, 1000) n`,
  ],
  [
    'memberships',
    `INSERT INTO membership (id, company_id, member_id, role, created_by, ended_at)
     SELECT gen_random_uuid(), ${idOf('1', 'n')}, '${MEMBER}', 'OWNER', 'scale', CASE n WHEN 2 THEN now() END
       FROM generate_series(1, 2) n`,
  ],
  [
    'notices',
    `INSERT INTO member_notice (id, member_id, company_id, type, values, dedupe_key, created_at)
     SELECT gen_random_uuid(), CASE WHEN n % 5 = 0 THEN '${MEMBER}' ELSE ${idOf('6', '2 + n % 999')} END,
            CASE WHEN n % 15 = 0 THEN ${idOf('1', '2')} ELSE '${CHAIN}' END, 'APPLIED', '{}', 'scale ' || n,
            now() - n * interval '10 seconds'
       FROM generate_series(1, ${NOTICES}) n`,
  ],
  [
    'reviews',
    `INSERT INTO company_review (id, candidate_id, company_id, rating, comment, created_at, updated_at, hidden_at, hidden_note)
     SELECT ${idOf('7', 'n')}, ${idOf('3', `1 + n % ${CANDIDATES}`)},
            CASE WHEN n <= ${REVIEWS_OF_CHAIN} THEN '${CHAIN}' ELSE ${idOf('1', `2 + n % ${COMPANIES - 1}`)} END, 1 + n % 5,
            'Fair pay', m.at, m.at, CASE WHEN n % 20 = 0 THEN m.at END, CASE WHEN n % 20 = 0 THEN 'a name' END
       FROM generate_series(1, ${REVIEWS}) n
      CROSS JOIN LATERAL (SELECT now() - (n::bigint * 7919 % 144000) * interval '1 minute' AS at) m`,
  ],
  [
    'replies to reviews',
    `INSERT INTO review_reply (review_id, member_id, text, created_at, changed_at)
     SELECT r.id, '${MEMBER}', 'Thank you', r.created_at, r.created_at FROM company_review r
      WHERE abs(hashtext(r.id::text)) % 3 = 0`,
  ],
  [
    'questions of members',
    `INSERT INTO help_message (id, member_id, text, created_at)
     SELECT gen_random_uuid(), CASE WHEN n % 5 = 0 THEN '${MEMBER}' ELSE ${idOf('6', '2 + n % 999')} END, 'How?',
            now() - n * interval '1 minute'
       FROM generate_series(1, ${HELP_MESSAGES}) n`,
  ],
];

/** Drops the indexes of searches, which no list of companies uses and which take most of the time to fill. */
const DROP_SEARCH_INDEXES = `
  SELECT format('DROP INDEX %I', i.relname) AS statement
    FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class t ON t.oid = x.indrelid
    JOIN pg_am m ON m.oid = i.relam
   WHERE t.relname = ANY('{job,company,candidate}') AND m.amname IN ('gin', 'gist')`;

/**
 * Fills a database that has only reference data with a million jobs and applications. Triggers and foreign keys are off, so
 * that it takes minutes. The caller must be a superuser.
 */
export async function fillLists(client: pg.Client, report: (line: string) => void): Promise<void> {
  await client.query('SET session_replication_role = replica');
  await client.query("SET synchronous_commit = off; SET work_mem = '256MB'");
  const { rows } = await client.query<{ statement: string }>(DROP_SEARCH_INDEXES);
  for (const { statement } of rows) await client.query(statement);
  for (const [name, statement] of STEPS) {
    const startedAt = performance.now();
    const { rowCount } = await client.query(statement);
    report(`${rowCount} ${name} in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  }
  await client.query('SET session_replication_role = origin');
  await client.query('VACUUM (ANALYZE)');
}
