/** Chooses every n-th row of a table, in the order of its ids. */
const every = (step: number, first: number, table: string, condition = 'true'): string =>
  `(SELECT id FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM ${table} WHERE ${condition}) numbered
     WHERE place % ${step} = ${first})`;

const id = (name: string, value: string): string => `md5(concat('${name}', ${value}))::uuid`;

/** Seekers whom no test signs in as. */
const APPLICANT = 'email IS NULL';
const NO_MEMBERS = 'id NOT IN (SELECT company_id FROM membership)';

/** Every reason for which a job is not open, with its status. */
const JOB_STATES = [
  ...['CLOSED expired', 'PAUSED reported', 'CLOSED removed-as-fake', 'CLOSED employer', 'PAUSED employer'],
  ...['CLOSED not-in-file', 'PAUSED company-suspended', 'PAUSED awaiting-moderation'],
  ...['CLOSED moderation-refused', 'CLOSED filled-here', 'CLOSED filled-elsewhere', 'CLOSED not-needed'],
  ...['CLOSED still-open-silent', 'PAUSED answers-due', 'CLOSED withdrawn-unmoderated'],
].map((state) => state.split(' '));

const jobState = ([status, reason]: readonly string[], number: number): string =>
  `UPDATE job SET status = '${status}', status_reason = '${reason}', status_changed_at = {NOW} - interval '${number + 1} hours'
    WHERE id IN ${every(8 * JOB_STATES.length, 8 * number, 'job')}`;

/** Copies a job of the first demo member for each reason, so that its company and its seekers meet every state. */
const COPY_JOBS = `
  DO $copy$
  DECLARE
    names text; states text[] := '{${JOB_STATES.map((state) => state.join(' ')).join()},ACTIVE -}';
  BEGIN
    SELECT string_agg(quote_ident(column_name), ', ') INTO names
      FROM information_schema.columns WHERE table_schema = 'public' AND table_name = 'job' AND is_generated = 'NEVER';
    FOR number IN 1..cardinality(states) LOOP
      EXECUTE format(
        'INSERT INTO job (%1$s) SELECT %1$s FROM jsonb_populate_record(NULL::job,
           (SELECT to_jsonb(j) - ''position'' FROM job j JOIN membership p ON p.company_id = j.company_id
              JOIN member m ON m.id = p.member_id AND m.phone = ''+919000000001''
             WHERE j.status = ''ACTIVE'' ORDER BY j.id LIMIT 1) || %2$L)', names, jsonb_build_object(
        'id', md5('state' || number)::uuid, 'share_id', 'State' || chr(64 + number), 'title', 'Job ' || states[number],
        'status', split_part(states[number], ' ', 1), 'status_reason', nullif(split_part(states[number], ' ', 2), '-'),
        'status_changed_at', {NOW} - interval '1 hour' * number, 'created_at', {NOW} - interval '1 day' * (number + 5),
        'updated_at', {NOW} - interval '1 hour' * number, 'posted_by', NULL, 'view_count', number,
        'expires_at', {NOW} + interval '1 day' * (number - 4), 'pay_min', 10000 + number, 'pay_max', 20000 + number));
    END LOOP;
  END $copy$`;

/**
 * States that the demo data do not have: suspended, deleted and withdrawn rows, answers that were undone, reports that
 * were handled. `{NOW}` is the time at which the demo data end.
 */
export const STATES: readonly string[] = [
  ...JOB_STATES.map(jobState),
  COPY_JOBS,
  `UPDATE job SET expires_at = {NOW} WHERE id IN ${every(50, 7, 'job', "status = 'ACTIVE'")}`,
  `UPDATE job SET expires_at = {NOW} - interval '1 second' WHERE id IN ${every(50, 9, 'job', "status = 'ACTIVE'")}`,
  `UPDATE job SET created_at = {NOW} - interval '3 days' WHERE id IN ${every(40, 3, 'job')}`,
  `UPDATE application SET status = 'WITHDRAWN' WHERE id IN ${every(9, 4, 'application', "status IN ('APPLIED', 'SHORTLISTED')")}`,
  `UPDATE application SET attempt = 2 WHERE id IN ${every(5, 2, 'application')}`,
  `UPDATE candidate SET suspended_at = {NOW} - interval '2 days', suspended_reason = 'abuse'
    WHERE id IN ${every(11, 3, 'candidate', APPLICANT)}`,
  `UPDATE candidate SET deleted_at = {NOW} - interval '1 day' WHERE id IN ${every(13, 5, 'candidate', APPLICANT)}`,
  `UPDATE candidate SET number_lost_at = {NOW} - interval '3 days', is_mobile_verified = false
    WHERE id IN ${every(12, 7, 'candidate', APPLICANT)}`,
  `UPDATE company SET suspended_at = {NOW} - interval '1 day' WHERE id IN ${every(10, 4, 'company', NO_MEMBERS)}`,
  `UPDATE interview SET cancelled_at = {NOW} - interval '1 hour' WHERE id IN ${every(9, 2, 'interview')}`,
  `INSERT INTO held_answer (id, application_id, "from", attempt, reason, member_id, created_at, due_at, undone_at, sent_at)
   SELECT ${id('held', 'a.id')}, a.id, 'APPLIED', a.attempt, 'far', m.member_id, {NOW} - interval '5 minutes',
          {NOW} + interval '5 minutes',
          CASE a.place % 3 WHEN 1 THEN {NOW} - interval '4 minutes' END, CASE a.place % 3 WHEN 2 THEN {NOW} - interval '3 minutes' END
     FROM (SELECT *, row_number() OVER (ORDER BY id) AS place FROM application WHERE status IN ('APPLIED', 'SHORTLISTED')) a
     JOIN LATERAL (SELECT member_id FROM membership p WHERE p.company_id = a.company_id ORDER BY id LIMIT 1) m ON true
    WHERE a.place % 4 > 0`,
  `INSERT INTO job_report (id, candidate_id, job_id, text, sign_in_hash, is_counted, created_at, handled_at, is_groundless, handled_by)
   SELECT ${id('report', 'j.id, c.place')}, c.id, j.id, 'Report ' || c.place, md5(concat(c.id, j.id)), c.place % 2 = 0,
          {NOW} - interval '1 day' * c.place,
          CASE WHEN c.place > 2 THEN {NOW} - interval '1 hour' * c.place END, CASE WHEN c.place > 2 THEN c.place = 3 END,
          CASE WHEN c.place > 2 THEN 'meera' END
     FROM job j CROSS JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM candidate LIMIT 4) c
    WHERE j.id IN ${every(60, 5, 'job')} OR j.status_reason = 'reported'
   ON CONFLICT DO NOTHING`,
  `INSERT INTO member_invite (id, company_id, role, phone_hash, token_hash, created_by, created_at, expires_at, used_at)
   SELECT ${id('invite', 'p.id, n')}, p.company_id, (enum_range(NULL::member_role))[1 + n % 2], md5(concat(p.id, n)), md5(concat(p.id, 'token', n)),
          p.member_id, {NOW} - interval '1 hour' * n, {NOW} + interval '1 day' * (n - 2), CASE WHEN n = 4 THEN {NOW} - interval '1 minute' END
     FROM membership p CROSS JOIN generate_series(1, 4) n WHERE p.role = 'OWNER'`,
  `INSERT INTO company_paper (id, company_id, kind, file_key, added_by, state, created_at, decided_at, decided_by, reason)
   SELECT ${id('paper', 'p.id, n')}, p.company_id, (enum_range(NULL::paper_kind))[1 + n % 2], 'paper-' || md5(concat(p.id, n))::uuid || '.webp',
          p.member_id, (enum_range(NULL::paper_state))[n], {NOW} - interval '1 hour' * n,
          CASE WHEN n > 1 THEN {NOW} - interval '1 minute' * n END, CASE WHEN n > 1 THEN 'meera' END, CASE WHEN n = 3 THEN 'another name' END
     FROM membership p CROSS JOIN generate_series(1, 3) n WHERE p.role = 'OWNER'`,
  `INSERT INTO company_claim (id, company_id, member_id, note, state, created_at, decided_at, decided_by, reason)
   SELECT ${id('claim', 'co.id')}, co.id, m.id, 'Claim ' || co.place, (enum_range(NULL::claim_state))[co.place], {NOW} - interval '1 hour' * co.place,
          CASE WHEN co.place > 1 THEN {NOW} - interval '1 minute' * co.place END, CASE WHEN co.place > 1 THEN 'meera' END,
          CASE WHEN co.place = 3 THEN 'no such number' END
     FROM (SELECT id, row_number() OVER (ORDER BY id DESC) AS place FROM company WHERE ${NO_MEMBERS} ORDER BY id DESC LIMIT 3) co
     JOIN member m ON m.phone = '+919000000001'`,
  `INSERT INTO hr_reveal (candidate_id, job_id, is_paid, first_revealed_at, last_revealed_at)
   SELECT candidate_id, job_id, place % 2 = 0, {NOW} - interval '2 days', {NOW} - interval '1 hour' * place
     FROM (SELECT *, row_number() OVER (ORDER BY id) AS place FROM application) a WHERE place % 3 = 0
   ON CONFLICT DO NOTHING`,
  `INSERT INTO credit_entry (id, candidate_id, amount, reason, reference, created_at)
   SELECT ${id('credit', 'id')}, id, 40, 'OPERATOR', 'states', {NOW} - interval '3 hours' FROM candidate WHERE email IS NOT NULL`,
  `INSERT INTO desk_session (id, member_id, token_hash, device, started_at, seen_at, proved_at, expires_at)
   SELECT ${id('session', 'id')}, id, md5(concat('session', id)), 'Firefox', {NOW} - interval '3 days', {NOW} - interval '1 day',
          {NOW} - interval '2 days', {NOW} + interval '40 days' FROM member`,
  `INSERT INTO member_push (token, member_id, session_id, created_at, seen_at)
   SELECT 'browser of ' || name, id, ${id('session', 'id')}, {NOW} - interval '3 days', {NOW} - interval '1 day' FROM member`,
  // Notices at each hour of the last two days, half of them already sent, with retries of every third one.
  `INSERT INTO member_notice (id, member_id, company_id, type, "values", dedupe_key, created_at, pushed_at)
   SELECT ${id('notice', 'n.id, hour')}, n.member_id, n.company_id, n.type, n.values, concat('states', n.id, hour),
          {NOW} - interval '1 hour' * hour, CASE WHEN hour % 2 = 0 THEN {NOW} - interval '1 hour' * hour END
     FROM (SELECT DISTINCT ON (member_id) * FROM member_notice ORDER BY member_id, id) n CROSS JOIN generate_series(0, 24) hour`,
  `INSERT INTO member_push_retry (notice_id, token, tries, due_at)
   SELECT n.id, p.token, 1 + extract(hour FROM n.created_at)::int % 3, n.created_at + interval '90 minutes'
     FROM member_notice n JOIN member_push p ON p.member_id = n.member_id
    WHERE n.dedupe_key LIKE 'states%' AND extract(hour FROM n.created_at)::int % 3 = 0 AND n.pushed_at IS NOT NULL`,
  `INSERT INTO dismissed_job (candidate_id, job_id, created_at)
   SELECT c.id, j.id, {NOW} - interval '1 day'
     FROM candidate c CROSS JOIN (SELECT id FROM job WHERE id IN ${every(30, 1, 'job')}) j WHERE c.email IS NOT NULL`,
  `INSERT INTO recent_job (candidate_id, job_id, searched_at)
   SELECT c.id, j.id, {NOW} - interval '1 hour' * j.place
     FROM candidate c CROSS JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM job WHERE id IN ${every(90, 2, 'job')}) j
    WHERE c.email IS NOT NULL`,
  `INSERT INTO company_follow (candidate_id, company_id, created_at)
   SELECT c.id, co.id, {NOW} - interval '1 day' * co.place
     FROM candidate c CROSS JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM company WHERE id IN ${every(12, 1, 'company')}) co
    WHERE c.email IS NOT NULL
   ON CONFLICT DO NOTHING`,
];
