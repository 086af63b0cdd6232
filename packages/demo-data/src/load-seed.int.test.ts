import { createEmptyDatabase } from '@nukkad/db/testing/test-database.ts';
import { migrateDeploy } from '@nukkad/migrations/migrate-deploy.ts';
import { openMigratedEmbedded } from '@nukkad/migrations/testing/open-migrated-embedded.ts';
import { cities, jobProfiles, localities } from '@nukkad/reference-data';
import { loadReferenceData } from '@nukkad/reference-data/load/load-reference-data.ts';
import { people } from '@nukkad/reference-data/load/people.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGenerator } from './generator/index.ts';
import { loadSeed, SeedConflict } from './load-seed.ts';

const OPTIONS = { jobs: 600, people: true, seed: 5, now: new Date('2026-11-21T04:00:00Z') };

const SERVERS = [
  {
    server: 'PostgreSQL',
    open: async () => {
      const empty = await createEmptyDatabase();
      await migrateDeploy(empty.url);
      return empty;
    },
  },
  {
    server: 'PGlite',
    open: async () => {
      const { connectionString, stop } = await openMigratedEmbedded();
      return { url: connectionString, drop: stop };
    },
  },
];

describe.each(SERVERS)('the seed on $server', ({ open }) => {
  let url: string;
  let drop: () => Promise<void>;
  let client: pg.Client;
  const progress: string[] = [];

  beforeAll(async () => {
    ({ url, drop } = await open());
    client = new pg.Client({ connectionString: url });
    await client.connect();
    const onProgress = (table: string, done: number, total: number) =>
      progress.push(`${table} ${done}/${total}`);
    expect(await loadSeed(url, { ...OPTIONS, onProgress })).toBe('loaded');
  });

  afterAll(async () => {
    await client.end();
    await drop();
  });

  const count = async (table: string): Promise<number> =>
    (await client.query(`SELECT count(*)::int AS count FROM ${table}`)).rows[0].count;

  it('loads all tables', async () => {
    expect(progress.at(-1)).toBe('job 600/600');
    expect(await count('job')).toBe(600);
    expect(await count('company')).toBe(50);
    expect(await count('city')).toBe(cities.length);
    expect(await count('locality')).toBe(localities.length);
    expect(await count('job_profile')).toBe(jobProfiles.length);
    for (const table of ['blog_post', 'faq', 'interview_tip_category', 'video_tip_category']) {
      expect(await count(table)).toBeGreaterThan(0);
    }
  });

  it('has two companies with applicants in every stage, and three that answer at different speeds', async () => {
    const { rows } = await client.query(
      `SELECT count(DISTINCT m.member_id)::int AS members, count(DISTINCT a.status)::int AS stages
         FROM membership m JOIN company co ON co.id = m.company_id JOIN application a ON a.company_id = co.id
        WHERE a.status_changed_at > $1::timestamptz - interval '90 days' GROUP BY co.id ORDER BY min(m.id::text)`,
      [OPTIONS.now],
    );
    expect(rows.filter(({ members, stages }) => members === 2 && stages === 6)).toHaveLength(2);
    expect(rows.filter(({ members }) => members === 1)).toHaveLength(3);
    for (const table of ['application_call', 'profile_access', 'application_event WHERE reason IS NOT NULL'])
      expect(await count(table)).toBeGreaterThan(0);
    expect(await count('application_event WHERE created_at > now()')).toBe(0);
  });

  it('has a company that its owner can claim by its number, with new applicants of two jobs', async () => {
    const { rows } = await client.query(
      `SELECT a.status::text, count(*)::int, count(DISTINCT a.job_id)::int AS jobs
         FROM company co JOIN application a ON a.company_id = co.id JOIN candidate c ON c.id = a.candidate_id
        WHERE co.phone = '+919000000009' AND c.referral_code LIKE 'APPL1%'
          AND NOT EXISTS (SELECT FROM membership p WHERE p.company_id = co.id)
        GROUP BY a.status ORDER BY a.status`,
    );
    expect(rows).toEqual([
      { status: 'APPLIED', count: 44, jobs: 2 },
      { status: 'SHORTLISTED', count: 1, jobs: 1 },
    ]);
  });

  it('stores each row as it was generated', async () => {
    const { seed, now, jobs } = OPTIONS;
    const generated = [...createGenerator({ seed, now, count: jobs }).jobs()];
    const { rows } = await client.query(
      `SELECT j.share_id, j.title, j.requirements, j.skills, j.pay_min, j.latitude, c.slug AS city, j.created_at
         FROM job j JOIN city c ON c.id = j.city_id ORDER BY j.id`,
    );
    const expected = generated.map((job) => ({
      share_id: job.shareId,
      title: job.title,
      requirements: job.requirementsHtml,
      skills: job.skills,
      pay_min: job.salaryMin,
      latitude: job.latitude,
      city: job.citySlug,
      created_at: job.createdAt,
    }));
    const ids = generated.map(({ id }) => id);
    const order = ids.map((_, index) => index).sort((a, b) => ((ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1));
    expect(rows).toEqual(order.map((index) => expected[index]));
  });

  it('stores the checks of each job, which match the counts on its card', async () => {
    expect(await count('job_check')).toBe(3 * 600);
    expect(await count('company_check')).toBe(2 * 50);
    const { rows } = await client.query(
      `SELECT count(*)::int AS jobs, max(checks_passed)::int AS most FROM job j
        WHERE (checks_done, checks_passed) = (
          SELECT count(*) FILTER (WHERE outcome <> 'NOT_DONE'), count(*) FILTER (WHERE outcome = 'PASSED')
            FROM (SELECT outcome FROM job_check WHERE job_id = j.id
                  UNION ALL SELECT outcome FROM company_check WHERE company_id = j.company_id) AS five)`,
    );
    expect(rows).toEqual([{ jobs: 600, most: 5 }]);
  });

  it('leaves no expired job active', async () => {
    const { rows } = await client.query(
      `SELECT 1 FROM job WHERE status = 'ACTIVE' AND expires_at <= $1 OR created_at > $1`,
      [OPTIONS.now],
    );
    expect(rows).toEqual([]);
  });

  it('creates demo seekers whose credits match their applications', async () => {
    const { rows } = await client.query(
      `SELECT i.subject, c.credit_balance, count(a.id)::int AS applications,
              bool_and(a.id IS NULL OR e.amount = -1) AS paid, bool_and(a.id IS NULL OR a.applied_at >= j.created_at) AS late
         FROM identity i JOIN candidate c ON c.id = i.candidate_id
         LEFT JOIN application a ON a.candidate_id = c.id
         LEFT JOIN job j ON j.id = a.job_id
         LEFT JOIN credit_entry e ON e.candidate_id = c.id AND e.reference = a.id || ':1'
        GROUP BY i.subject, c.credit_balance`,
    );
    expect(rows.map(({ subject }) => subject).sort()).toEqual(people.map(({ subject }) => subject).sort());
    for (const row of rows) {
      const profile = people.find(({ subject }) => subject === row.subject)?.profile;
      expect(row).toMatchObject({ paid: true, late: true });
      expect(row.applications).toBeLessThanOrEqual(profile?.applications.length ?? 0);
      expect(row.credit_balance).toBeGreaterThanOrEqual(profile?.creditsLeft ?? 10);
    }
  });

  it('creates notices for each step that a company took', async () => {
    const { rows } = await client.query(
      `SELECT count(*)::int AS steps,
              (SELECT count(*)::int FROM notification WHERE type_key IN ('application-status', 'interview-scheduled'))
                AS notices
         FROM application_event WHERE status <> 'APPLIED'`,
    );
    expect(rows[0].steps).toBeGreaterThan(0);
    expect(rows[0].notices).toBe(rows[0].steps);
  });

  it('creates reviews of companies by seekers who were interviewed there, in three languages', async () => {
    const { rows } = await client.query(
      `SELECT count(*)::int AS reviews, count(DISTINCT r.company_id)::int AS companies, min(r.rating)::int AS least,
              max(r.rating)::int AS most, bool_and(r.created_at > a.status_changed_at AND r.created_at < $1) AS later,
              bool_and((c.language = 'en') = (r.comment ~ '^[A-Z]')) AS own, count(DISTINCT c.language)::int AS languages
         FROM company_review r JOIN candidate c ON c.id = r.candidate_id
         JOIN application a ON a.candidate_id = r.candidate_id AND a.company_id = r.company_id
                           AND a.status = 'INTERVIEWED'`,
      [OPTIONS.now],
    );
    const expected = { reviews: 60, companies: 30, least: 2, most: 5, later: true, own: true, languages: 3 };
    expect(rows).toEqual([expected]);
    expect(await count('company_review')).toBe(60);
    const balances = await client.query(
      'SELECT min(credit_balance)::int AS least FROM candidate WHERE id IN (SELECT candidate_id FROM company_review)',
    );
    expect(balances.rows).toEqual([{ least: 0 }]);
  });

  it('creates feedback of companies for each interviewed seeker, in the seeker’s language', async () => {
    const { rows } = await client.query(
      `SELECT i.subject, f.comment FROM company_feedback f JOIN identity i ON i.candidate_id = f.candidate_id
        ORDER BY f.created_at DESC`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row.subject).toBe('local-sunita');
      expect(row.comment).toMatch(/^[\u0900-\u097f]/);
    }
    const interviews = await client.query(
      `SELECT count(*)::int AS count FROM application WHERE status IN ('INTERVIEWED', 'HIRED')`,
    );
    expect(await count('company_feedback')).toBe(interviews.rows[0].count);
  });

  it('creates ledgers whose balance was never negative', async () => {
    const { rows } = await client.query(
      `SELECT min(balance)::int AS least FROM (
         SELECT sum(amount) OVER (PARTITION BY candidate_id ORDER BY created_at, id) AS balance FROM credit_entry) ledger`,
    );
    expect(rows[0].least).toBeGreaterThanOrEqual(0);
  });

  it('deletes phrases that the lexicon no longer has, except for those of operators', async () => {
    const rows = [
      ['gone', 'seed'],
      ['gone title', 'title'],
      ['brought', 'operator'],
    ];
    for (const row of rows)
      await client.query(
        `INSERT INTO search_lexicon (phrase, kind, value, source) VALUES ($1, 'PROFILE', 'cook', $2)`,
        row,
      );
    const before = await count('search_lexicon');
    await loadReferenceData(client);
    expect(await count('search_lexicon')).toBe(before - 2);
    const left = await client.query('SELECT phrase FROM search_lexicon WHERE phrase = ANY ($1)', [
      rows.map(([phrase]) => phrase),
    ]);
    expect(left.rows).toEqual([{ phrase: 'brought' }]);
  });

  it('changes nothing when repeated, and refuses another size', async () => {
    expect(await loadSeed(url, OPTIONS)).toBe('already loaded');
    expect(await count('job')).toBe(600);
    await expect(loadSeed(url, { ...OPTIONS, jobs: 601 })).rejects.toThrow(SeedConflict);
  });

  it('keeps another size if requested', async () => {
    expect(await loadSeed(url, { ...OPTIONS, jobs: 601, keep: true })).toBe('already loaded');
    expect(await count('job')).toBe(600);
  });

  it('adds no demo jobs to a database with real jobs', async () => {
    await client.query(`DELETE FROM setting WHERE key = 'seed'`);
    expect(await loadSeed(url, { ...OPTIONS, jobs: 700 })).toBe('reference data alone');
    expect(await count('job')).toBe(600);
  });
});
