import { createTestDatabase } from '@nukkad/db/testing/test-database.ts';
import { answerSpeedOf } from '@nukkad/domain/answer-speed.ts';
import { indiaDay } from '@nukkad/domain/india-day.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interviewAt } from './interview-times.ts';
import { loadSeed } from './load-seed.ts';

/** Times in India: just after midnight, in the morning, and late in the evening. */
const STARTS = ['2026-11-21T00:01:00+05:30', '2026-11-21T09:30:00+05:30', '2026-11-21T23:10:00+05:30'];
const TABLES = [
  ...[
    'application',
    'application_event',
    'company_figure',
    'contact_report',
    'conversation',
    'desk_session',
    'help_message',
    'interview',
    'job',
  ],
  ...['member', 'member_notice', 'membership', 'message', 'notification', 'profile_access', 'team_question'],
];

async function openSeeded(now: Date) {
  const { url, drop } = await createTestDatabase();
  await loadSeed(url, { jobs: 300, people: true, seed: 5, now });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    rows: async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows,
    async close() {
      await client.end();
      await drop();
    },
  };
}

type Seeded = Awaited<ReturnType<typeof openSeeded>>;

/** Returns a hash of each table. */
async function hashes({ rows }: Seeded): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const table of TABLES) {
    const [row] = await rows(`SELECT md5(string_agg(t::text, ' ' ORDER BY t::text)) AS hash FROM ${table} t`);
    found[table] = row.hash;
  }
  return found;
}

/** The hashes of the tables by the start of the demo. */
const created = new Map<string, Record<string, string>>();

describe.each(STARTS)('the companies of a demo that starts at %s', (start) => {
  const now = new Date(start);
  const isLate = start.includes('T23');
  let seeded: Seeded;
  /** The company whose owner is in the documentation. */
  let company: string;

  beforeAll(async () => {
    seeded = await openSeeded(now);
    created.set(start, await hashes(seeded));
    const [row] = await seeded.rows(
      `SELECT company_id AS id FROM membership p JOIN member m ON m.id = p.member_id WHERE m.phone = '+919000000001'`,
    );
    company = row.id;
  });
  afterAll(() => seeded.close());

  const interviews = () =>
    seeded.rows(
      `SELECT i.at, i.reply::text, i.outcome::text, a.status::text, i.at = a.scheduled_for AS same, i.created_at,
              i.proposed_at AS "proposedAt"
         FROM interview i JOIN application a ON a.id = i.application_id WHERE i.company_id = $1 ORDER BY i.at, i.id`,
      [company],
    );

  it('has an interview today, and one tomorrow and later with each reply', async () => {
    const all = await interviews();
    const onDay = (day: number) =>
      all.filter(({ at }) => indiaDay(at) === indiaDay(interviewAt(now, day, 0)));
    expect(onDay(0)).toMatchObject([
      isLate
        ? { status: 'INTERVIEWED', reply: 'CONFIRMED', outcome: 'CAME' }
        : { status: 'SCHEDULED', reply: 'CONFIRMED', outcome: null },
    ]);
    expect(onDay(1).map(({ reply }) => reply)).toEqual([null, 'CONFIRMED']);
    // The interview of the demo seeker.
    expect(onDay(2).map(({ reply }) => reply)).toEqual([null]);
    const ahead = all.filter(({ at, outcome }) => at > now && outcome === null);
    expect(new Set(ahead.map(({ reply }) => reply))).toEqual(
      new Set([null, 'CONFIRMED', 'OTHER_TIME', 'DECLINED']),
    );
    expect(ahead.filter(({ proposedAt, at }) => proposedAt !== null && proposedAt <= at)).toEqual([]);
    expect(ahead.every(({ at }) => at < interviewAt(now, 7, 0))).toBe(true);
  });

  it('has one interview of yesterday whose outcome nobody has said, and no other open one in the past', async () => {
    const all = await interviews();
    const open = all.filter(({ at, outcome }) => at <= now && outcome === null);
    expect(open).toEqual([expect.objectContaining({ reply: 'CONFIRMED', status: 'SCHEDULED' })]);
    expect(indiaDay(open[0]?.at)).toBe(indiaDay(interviewAt(now, -1, 0)));
    expect(all.filter(({ at, outcome }) => at > now && outcome !== null)).toEqual([]);
    expect(all.filter(({ same }) => !same)).toEqual([]);
    expect(all.filter((row) => row.created_at >= row.at || row.created_at > now)).toEqual([]);
    for (const outcome of ['CAME', 'DID_NOT_COME', 'WE_WERE_NOT_THERE'])
      expect(all.map((row) => row.outcome)).toContain(outcome);
  });

  it('has conversations in three languages, some unread by the company, and no message of the future', async () => {
    const found = await seeded.rows(
      `SELECT c.language::text, v.last_sequence AS last, v.other_read AS "otherRead", count(m.*)::int AS messages,
              count(DISTINCT m.sender)::int AS senders, max(m.created_at) AS "lastAt", min(m.created_at) AS "firstAt",
              min(a.applied_at) AS "appliedAt"
         FROM conversation v JOIN candidate c ON c.id = v.candidate_id JOIN message m ON m.conversation_id = v.id
         JOIN application a ON a.candidate_id = v.candidate_id AND a.company_id = v.company_id
        WHERE v.company_id = $1 GROUP BY v.id, c.language ORDER BY v.id`,
      [company],
    );
    expect(new Set(found.map(({ language }) => language))).toEqual(new Set(['en', 'hi', 'mr']));
    expect(found.filter(({ last, otherRead }) => otherRead < last)).toHaveLength(2);
    for (const { last, messages, senders, lastAt, firstAt, appliedAt } of found) {
      expect(messages).toBe(last);
      expect(senders).toBe(2);
      expect(lastAt.getTime()).toBeLessThan(now.getTime());
      expect(firstAt.getTime()).toBeGreaterThan(appliedAt.getTime());
    }
  });

  it('has a message and an interview to confirm for a seeker who can sign in', async () => {
    const found = await seeded.rows(
      `SELECT i.subject, n.reply, n.at > $2 AS ahead, v.last_sequence - v.seeker_read AS unread,
              (SELECT count(*)::int FROM notification t WHERE t.candidate_id = i.candidate_id
                  AND t.type_key = 'chat-message' AND t.read_at IS NULL) AS notices
         FROM identity i JOIN application a ON a.candidate_id = i.candidate_id AND a.company_id = $1
         JOIN interview n ON n.application_id = a.id
         JOIN conversation v ON v.candidate_id = i.candidate_id AND v.company_id = $1`,
      [company, now],
    );
    expect(found).toEqual([{ subject: 'local-asha', reply: null, ahead: true, unread: 1, notices: 1 }]);
  });

  it('has a question of the owner with an answer and a notice of it, and one that waits', async () => {
    const found = await seeded.rows(
      `SELECT h.answered_at IS NOT NULL AS answered, h.answer IS NOT NULL AS words, h.created_at < $1 AS past,
              (SELECT count(*)::int FROM member_notice n WHERE n.member_id = m.id AND n.dedupe_key = 'help:' || h.id) AS notices
         FROM help_message h JOIN member m ON m.id = h.member_id
        WHERE m.phone = '+919000000001' ORDER BY h.created_at`,
      [now],
    );
    expect(found).toEqual([
      { answered: true, words: true, past: true, notices: 1 },
      { answered: false, words: false, past: true, notices: 0 },
    ]);
  });

  it('has reports of calls and of an interview, of which two wait and one is settled', async () => {
    const found = await seeded.rows(
      `SELECT r.about::text, r.reason::text, r.handled_at IS NOT NULL AS settled, r.text IS NOT NULL AS words,
              r.created_at < $2 AND coalesce(r.handled_at < $2, true) AS past,
              CASE r.about
                WHEN 'CALL' THEN r.created_at >= (SELECT max(p.last_at) FROM profile_access p WHERE p.context = r.application_id AND p.what = 'PHONE')
                ELSE r.created_at > (SELECT max(i.at) FROM interview i WHERE i.application_id = r.application_id)
              END AS after,
              (SELECT count(*)::int FROM audit_entry a WHERE a.subject = r.id::text AND a.action = 'contact-report-settled') AS entries
         FROM contact_report r WHERE r.company_id = $1 ORDER BY r.about, r.reason`,
      [company, now],
    );
    const common = { past: true, after: true };
    expect(found).toEqual([
      { ...common, about: 'CALL', reason: 'ASKED_MONEY', settled: false, words: true, entries: 0 },
      { ...common, about: 'CALL', reason: 'RUDE', settled: true, words: false, entries: 1 },
      { ...common, about: 'INTERVIEW', reason: 'DID_NOT_COME', settled: false, words: true, entries: 0 },
    ]);
  });

  it('asks the owner of one company who still belongs to it, with an unread notice', async () => {
    const found = await seeded.rows(
      `SELECT q.company_id AS company, q.answered_at AS answered,
              (SELECT array_agg(m.phone ORDER BY m.phone) FROM member_notice n JOIN member m ON m.id = n.member_id
                WHERE n.company_id = q.company_id AND n.type = 'team' AND n.read_at IS NULL) AS owners,
              (SELECT bool_and(p.created_at <= q.asked_at - interval '90 days') FROM membership p
                WHERE p.company_id = q.company_id) AS due,
              (SELECT count(*)::int FROM desk_session d JOIN membership p ON p.member_id = d.member_id
                WHERE p.company_id = q.company_id AND p.role = 'RECRUITER' AND d.seen_at > $1::timestamptz - interval '2 days') AS here
         FROM team_question q`,
      [now],
    );
    expect(found).toEqual([{ company, answered: null, owners: ['+919000000001'], due: true, here: 1 }]);
  });

  it('asks one company whether a job is still open that its owner posted', async () => {
    const found = await seeded.rows(
      `SELECT j.company_id AS company, j.status::text AS status, m.phone, l.answer, l.expires_at > $1::timestamptz AS open
         FROM still_link l JOIN job j ON j.id = l.job_id JOIN member m ON m.id = j.posted_by`,
      [now],
    );
    expect(found).toEqual([{ company, status: 'ACTIVE', phone: '+919000000001', answer: null, open: true }]);
  });

  it('shows how fast companies answer, at four speeds', async () => {
    const found = await seeded.rows(
      `SELECT f.applications, f.answered, f.median_hours AS "medianHours" FROM company_figure f`,
    );
    expect(found).toHaveLength(5);
    const speeds = found.map((figures) => answerSpeedOf(figures as Parameters<typeof answerSpeedOf>[0]));
    expect(new Set(speeds)).toEqual(new Set(['DAY', 'TWO_DAYS', 'WEEK', 'OFTEN_NOT']));
  });

  it('has jobs that were seen by more people than applied, and notices for members', async () => {
    const [{ wrong, some, notices, unread }] = (await seeded.rows(
      `SELECT count(*) FILTER (WHERE j.view_count <= a.applied)::int AS wrong, max(j.view_count)::int AS some,
              (SELECT count(*)::int FROM member_notice) AS notices,
              (SELECT count(*)::int FROM member_notice WHERE read_at IS NULL) AS unread
         FROM job j JOIN (SELECT job_id, count(*)::int AS applied FROM application GROUP BY 1) a ON a.job_id = j.id`,
    )) as [{ wrong: number; some: number; notices: number; unread: number }];
    expect(wrong).toBe(0);
    expect(some).toBeGreaterThan(20);
    expect(unread).toBeGreaterThan(0);
    expect(notices).toBeGreaterThan(unread);
  });
});

it('creates the same rows again from the same start', async () => {
  const [start = ''] = STARTS;
  const again = await openSeeded(new Date(start));
  expect(await hashes(again)).toEqual(created.get(start));
  await again.close();
});
