import { withClient } from '@nukkad/db/testing/connect.ts';
import { createEmptyDatabase } from '@nukkad/db/testing/test-database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateDeploy } from './migrate-deploy.ts';
import { MIGRATIONS_DIR, readMigrations } from './read-migrations.ts';
import { FACTS } from './refused-rows.ts';

/** Rows that violate the constraints of migration 0050, each for another reason. */
const ODD = `
  UPDATE company SET name = 'Misal ' || repeat('m', 300), created_at = 'infinity', suspended_at = '-infinity';
  UPDATE candidate SET skills = ARRAY['a', NULL, 'b'] WHERE name = 'Asha';
  UPDATE candidate SET skills = NULL WHERE name = 'Ravi';
  UPDATE job SET title = repeat('a', 100000), skills = ARRAY[NULL, 'Misal', repeat('s', 90)],
    expires_at = 'infinity', created_at = '-infinity', requirements = 'Cooks.';
  UPDATE application SET applied_at = '290000-01-01', viewed_at = 'infinity';
  UPDATE message SET created_at = 'infinity';
  INSERT INTO search_lexicon (phrase, kind, value) VALUES (repeat('p', 5000), 'CITY', 'pune'), ('punya', 'CITY', 'pune');
  UPDATE city SET aliases = ARRAY['Poona', repeat('c', 100000), NULL];
`;

let url: string;
let drop: () => Promise<void>;
const rows = (sql: string) => withClient(url, async (client) => (await client.query(sql)).rows);

beforeAll(async () => {
  ({ url, drop } = await createEmptyDatabase());
  const names = (await readMigrations(MIGRATIONS_DIR)).map(({ name }) => name);
  await migrateDeploy(url, { only: new Set(names.filter((name) => name < '0050')) });
  await withClient(url, (client) => client.query(FACTS));
  await withClient(url, (client) => client.query(ODD));
  await migrateDeploy(url);
});
afterAll(() => drop());

it('truncates texts to their limit, and leaves the others', async () => {
  expect(await rows('SELECT title, requirements, skills, slug FROM job')).toEqual([
    {
      title: 'a'.repeat(150),
      requirements: 'Cooks.',
      skills: ['Misal', 's'.repeat(60)],
      slug: 'cook',
    },
  ]);
  expect(await rows('SELECT name FROM company')).toEqual([{ name: `Misal ${'m'.repeat(154)}` }]);
  expect(await rows('SELECT aliases FROM city')).toEqual([{ aliases: ['Poona', 'c'.repeat(80)] }]);
  expect(await rows('SELECT phrase FROM search_lexicon')).toEqual([{ phrase: 'punya' }]);
});

it('removes NULL items from lists', async () => {
  expect(await rows('SELECT skills FROM candidate ORDER BY name')).toEqual([
    { skills: ['a', 'b'] },
    { skills: [] },
  ]);
});

it('turns impossible dates into the moment of the migration', async () => {
  const moments = await rows(`
    SELECT c.created_at AS "companyMade", c.suspended_at AS suspended, j.created_at AS "jobMade", a.applied_at AS applied,
           a.viewed_at AS viewed, m.created_at AS written, j.expires_at - interval '30 days' AS ends
      FROM company c, job j, application a, message m`);
  const values = Object.values(moments[0] ?? {}) as Date[];
  expect(values).toHaveLength(7);
  for (const value of values) expect(Math.abs(value.getTime() - Date.now())).toBeLessThan(600_000);
});

it('leaves the search no word of more than 64 letters, and the mended job its others', async () => {
  expect(await rows('SELECT word FROM search_word WHERE char_length(word) > 64')).toEqual([]);
  const words = await rows(`
    SELECT word FROM job_term JOIN search_word USING (term) WHERE is_active IS TRUE ORDER BY word`);
  expect(words).toEqual([{ word: 'misal' }, { word: 's'.repeat(60) }]);
  // A deleted word must have no row left.
  expect(
    await rows(
      'SELECT FROM job_term WHERE NOT EXISTS (SELECT FROM search_word w WHERE w.term = job_term.term)',
    ),
  ).toEqual([]);
  expect(await rows('SELECT word FROM company_term JOIN search_word USING (term)')).toEqual([
    { word: 'misal' },
  ]);
});

it('has all its constraints validated', async () => {
  expect(await rows('SELECT conname FROM pg_constraint WHERE NOT convalidated')).toEqual([]);
});
