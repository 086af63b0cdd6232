import { systemClock } from '@nukkad/db/clock.ts';
import { withClient } from '@nukkad/db/testing/connect.ts';
import { buildCompany, buildJob, createTestDatabase, type TestDatabase } from '@nukkad/testing';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { purge } from './purge.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
  await buildJob(test.database, { title: 'Cook' });
});
afterAll(() => test.drop());

const purged = () => purge({ database: test.database, clock: systemClock });
const known = async (word: string) =>
  (await test.database.query(`SELECT FROM search_word WHERE word = '${word}'`)).length > 0;
const jobsOf = async (word: string) =>
  (
    await test.database.query(
      `SELECT FROM job_term JOIN search_word USING (term) WHERE word = '${word}' AND is_active IS TRUE`,
    )
  ).length;

/** Creates and deletes a job, which leaves the word of its title in the search. */
async function leaveWord(title: string): Promise<void> {
  const { id } = await buildJob(test.database, { title });
  await test.database.prisma.job.delete({ where: { id } });
}

const insertJob = (client: pg.Client, title: string) =>
  client.query(
    `INSERT INTO job (id, share_id, company_id, title, slug, profile_key, job_type, city_id, address, latitude,
       longitude, requirements, created_at, expires_at)
     SELECT gen_random_uuid(), substr(md5(random()::text), 1, 6), company_id, $1, 'x', profile_key, job_type, city_id,
       address, latitude, longitude, '', now(), now() + interval '1 day' FROM job WHERE title = 'Cook'`,
    [title],
  );

it('deletes the words that no job and no company contains, and no others', async () => {
  await leaveWord('Zitherist');
  await buildJob(test.database, { title: 'Bassoonist' });
  const closed = await buildJob(test.database, { title: 'Harpist' });
  await test.database.prisma.job.update({ where: { id: closed.id }, data: { status: 'CLOSED' } });
  await buildCompany(test.database, { name: 'Sitarwala' });
  const lexicon = await test.database.query(
    `SELECT word FROM search_word WHERE term = 0 OR word LIKE '%:%'
       OR term IN (SELECT term FROM search_word GROUP BY term HAVING count(*) > 1)`,
  );
  expect(lexicon.length).toBeGreaterThan(100);

  expect(await purged()).toBeGreaterThan(0);

  expect(await known('zitherist')).toBe(false);
  expect(await known('bassoonist')).toBe(true);
  expect(await known('harpist')).toBe(true);
  expect(await known('sitarwala')).toBe(true);
  const left = await test.database.query(
    `SELECT word FROM search_word WHERE term = 0 OR word LIKE '%:%'
       OR term IN (SELECT term FROM search_word GROUP BY term HAVING count(*) > 1)`,
  );
  expect(left).toEqual(lexicon);
  expect(await purged()).toBe(0);
});

it('stores a deleted word again with the next job that contains it', async () => {
  await leaveWord('Tablawala');
  await purged();
  await buildJob(test.database, { title: 'Tablawala' });
  expect(await jobsOf('tablawala')).toBe(1);
});

it('keeps a word that an open transaction uses, and waits at most a second for its lock', async () => {
  await leaveWord('Flautist');
  await withClient(test.url, async (client) => {
    await client.query('BEGIN');
    await insertJob(client, 'Flautist');
    expect(await purged()).toBe(0);
    await client.query('COMMIT');
  });
  await purged();
  expect(await jobsOf('flautist')).toBe(1);
});

it('makes a concurrent insert of a job wait, which then stores the word again', async () => {
  await leaveWord('Cellist');
  await withClient(test.url, async (purging) => {
    await purging.query('BEGIN');
    const { rows } = await purging.query('SELECT search_word_purge(1000) AS gone');
    expect(rows).toEqual([{ gone: 1 }]);
    await withClient(test.url, async (writing) => {
      const written = insertJob(writing, 'Cellist');
      await expect
        .poll(
          async () =>
            (await test.database.query("SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'")).length,
        )
        .toBe(1);
      await purging.query('COMMIT');
      await written;
    });
  });
  expect(await jobsOf('cellist')).toBe(1);
});
